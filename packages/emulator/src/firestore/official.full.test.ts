// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, startTestBackend } from '../testing/client.ts';

vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'official-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Runs where Google's emulator is: it needs Java and a download of 130 MB.
test.skipIf(!process.env['FIRESTORE_EMULATOR_BINARY_PATH'])(
  "Google's Firestore emulator obeys the rules, also edited ones, and keeps its documents",
  async () => {
    const rulesFile = join(folder, 'firestore.rules');
    const write = (condition: string) =>
      writeFileSync(
        rulesFile,
        // The embedded evaluator does not know exists().
        `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
           match /things/{id} { allow read: if ${condition} || exists(/databases/$(d)/documents/a/b); } } }`,
      );
    write('false');
    const options = { official: true, rulesFile, dataDir: join(folder, 'data') };

    const first = await startTestBackend(options);
    onTestFinished(() => first.stop());
    const denied = { code: 'permission-denied' };
    await setDoc(doc(createClient(first, 'owner').db, 'things', 'one'), { kept: true });
    await expect(getDoc(doc(createClient(first).db, 'things', 'one'))).rejects.toMatchObject(
      denied,
    );
    await first.stop();

    write('true');
    const second = await startTestBackend(options);
    onTestFinished(() => second.stop());
    const one = doc(createClient(second).db, 'things', 'one');
    expect((await getDoc(one)).data()).toEqual({ kept: true });
    write('false');
    await vi.waitFor(() => expect(getDoc(one)).rejects.toMatchObject(denied), 60_000);
  },
);
