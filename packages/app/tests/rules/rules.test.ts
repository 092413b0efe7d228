// @vitest-environment node
/** Makes the attempts of the table with the real SDK, accounts and rules. */
import { fileURLToPath } from 'node:url';
import { createClient, signUp, startTestBackend, type Client } from '@rapport/emulator/testing';
import { newsletterSchema } from '@rapport/ui';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kind } from '../../src/delivery/kinds.ts';
import { access, addresses, changedProfiles, deliveries, forms, newProfiles } from './attempts.ts';
import { profile, type Answer, type Data, type Who } from './attempts.ts';

const backend = await startTestBackend({
  rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
  // Google's emulator has to give the same answers; see packages/emulator/README.md.
  official: process.env['RAPPORT_OFFICIAL_FIRESTORE'] === '1',
});
/** The owner of the project, to whom no rule applies. */
const admin = createClient(backend, 'owner').db;
const clients: Record<Who, Client> = {
  owner: createClient(backend),
  other: createClient(backend),
  nobody: createClient(backend),
};
const emails: Record<Who, string> = {
  owner: 'owner@example.com',
  other: 'other@example.com',
  nobody: 'owner@example.com',
};
/** The owner's id. */
let uid: string;
beforeAll(async () => {
  ({ uid } = await signUp(clients.owner, emails.owner));
  await signUp(clients.other, emails.other);
}, 120_000);
afterAll(() => backend.stop(), 60_000);

/** Returns the fields that have a value. */
const fieldsOf = (...parts: Data[]): Data =>
  Object.fromEntries(
    Object.entries(Object.assign({}, ...parts) as Data).filter(([, value]) => value !== undefined),
  );

async function answerTo(attempt: Promise<unknown>): Promise<Answer | Error> {
  try {
    await attempt;
    return 'allowed';
  } catch (error) {
    return (error as { code?: string }).code === 'permission-denied' ? 'denied' : (error as Error);
  }
}

test.each(access)('%s: %s %s is %s', async (who, does, path, answer) => {
  const { db } = clients[who];
  const at = path.replace('$uid', uid);
  const run = {
    get: async () => {
      await setDoc(doc(admin, at), { email: emails.owner });
      return getDoc(doc(db, at));
    },
    list: () => getDocs(collection(db, at)),
    delete: () => deleteDoc(doc(db, at)),
  };
  expect(await answerTo(run[does]())).toBe(answer);
});

describe('a new profile', () => {
  test.each(newProfiles)('with %s (%#)', async (_, changes, answer, who = 'owner') => {
    await deleteDoc(doc(admin, 'users', uid));
    const data = fieldsOf(profile, { email: emails[who] }, changes);
    expect(await answerTo(setDoc(doc(clients[who].db, 'users', uid), data))).toBe(answer);
  });

  test('with an address of 321 characters is denied', async () => {
    const client = createClient(backend);
    const email = `${'a'.repeat(309)}@example.com`;
    const user = await signUp(client, email);
    const created = setDoc(doc(client.db, 'users', user.uid), { ...profile, email });
    expect(await answerTo(created)).toBe('denied');
  });
});

test.each(changedProfiles)('a change of %s (%#)', async (_, changes, answer, who = 'owner') => {
  await setDoc(doc(admin, 'users', uid), { ...profile, email: emails.owner });
  expect(await answerTo(updateDoc(doc(clients[who].db, 'users', uid), changes))).toBe(answer);
});

/** Sends a form as nobody. */
const send = (kind: Kind, id: string, data: Data) =>
  answerTo(setDoc(doc(clients.nobody.db, kind, id), data));

describe('a form', () => {
  test.each(deliveries)('of %s with %s (%#)', async (kind, _, changes, answer, id) => {
    const { id: ownId, fields } = forms[kind];
    await deleteDoc(doc(admin, kind, id ?? ownId));
    expect(await send(kind, id ?? ownId, fieldsOf(fields, changes))).toBe(answer);
  });

  test.each(Object.keys(forms) as Kind[])(
    'of %s may be sent again, but not changed',
    async (kind) => {
      const { id, fields } = forms[kind];
      await setDoc(doc(admin, kind, id), fields);
      expect(await send(kind, id, fields)).toBe('allowed');
      expect(await send(kind, id, { ...fields, likelySpam: true })).toBe('denied');
      expect(await send(kind, id, { ...fields, email: 'bo@example.com' })).toBe('denied');
    },
  );

  test('of another kind is denied', async () => {
    const { id } = forms.contactMessages;
    await deleteDoc(doc(admin, 'contactMessages', id));
    expect(await send('contactMessages', id, forms.jobApplications.fields)).toBe('denied');
    expect(await send('others' as Kind, id, forms.jobApplications.fields)).toBe('denied');
  });
});

test.each(addresses)('the address %s is %s by the rules and by the form', async (email, answer) => {
  const { success } = newsletterSchema().safeParse({ email });
  expect(success).toBe(answer === 'allowed');
  const id = email.replaceAll('/', ',') || 'empty';
  expect(await send('newsletter', id, { email })).toBe(answer);
});
