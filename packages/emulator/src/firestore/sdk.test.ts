// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRules } from '../rules/file.ts';
import { PROJECT, createClient } from '../testing/client.ts';
import type { Client } from '../testing/client.ts';
import { openDocuments } from './documents.ts';
import { startFirestore } from './server.ts';

// Tests writes of the real SDK that the test rules forbid, under rules that allow everything.

const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
let server: Awaited<ReturnType<typeof startFirestore>>;
let client: Client;

beforeAll(async () => {
  const rules = join(folder, 'all.rules');
  writeFileSync(
    rules,
    "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write; } }",
  );
  server = await startFirestore({
    projectId: PROJECT,
    port: { service: 'test', port: 0, option: 'none' },
    store: openDocuments(null),
    rules: openRules(rules, () => {}),
    log: () => {},
  });
  client = createClient({
    authUrl: 'http://127.0.0.1:9',
    firestoreHost: `127.0.0.1:${server.port}`,
    stop: server.stop,
  });
});
afterAll(async () => {
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('set, merge, update, delete', async () => {
  const one = doc(client.db, 'things', 'one');
  await setDoc(one, { a: 1, inner: { b: 2, c: [1, 'x', { d: null }] } });
  await setDoc(one, { inner: { b: 3 } }, { merge: true });
  await updateDoc(one, { 'inner.e': true, a: deleteField() });
  expect((await getDoc(one)).data()).toEqual({
    inner: { b: 3, c: [1, 'x', { d: null }], e: true },
  });
  await deleteDoc(one);
  expect((await getDoc(one)).exists()).toBe(false);
  await expect(updateDoc(one, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('add with a server timestamp', async () => {
  const added = await addDoc(collection(client.db, 'things'), { at: serverTimestamp() });
  const at = (await getDoc(added)).get('at') as Timestamp;
  expect(Math.abs(at.toMillis() - Date.now())).toBeLessThan(60_000);
});

test('a transaction is retried when its document has changed in the meantime', async () => {
  const counter = doc(client.db, 'things', 'counter');
  await setDoc(counter, { count: 0 });
  const add = () =>
    runTransaction(client.db, async (transaction) => {
      const { count } = (await transaction.get(counter)).data() as { count: number };
      transaction.update(counter, { count: count + 1 });
    });
  await Promise.all([add(), add(), add()]);
  expect((await getDoc(counter)).get('count')).toBe(3);
});
