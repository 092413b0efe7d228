// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the test uses a real backend
import { startBackend } from '@rapport/emulator';
import { newsletterSchema } from '@rapport/ui';
import { kinds, type DeliveryValues, type Kind } from './kinds.ts';

// Another test may have loaded the settings of a build with App Check.
vi.unstubAllEnvs();
vi.resetModules();
const { deliver } = await import('./deliver.ts');

const PROJECT = 'demo-delivery';
const services = await startBackend({
  projectId: PROJECT,
  authPort: 0,
  firestorePort: 0,
  dataDir: null,
  rulesFile: fileURLToPath(new URL('../../firestore.rules', import.meta.url)),
});
afterAll(() => services.stop(), 60_000);
afterEach(async () => {
  for (const app of getApps()) await deleteApp(app);
});

const project = {
  firebase: {
    apiKey: 'demo-key',
    authDomain: 'localhost',
    projectId: PROJECT,
    storageBucket: '',
    messagingSenderId: '',
    appId: '1:1:web:1',
  },
  emulators: { firestore: services.firestoreHost },
};

interface Listed {
  documents?: { name: string; fields: Record<string, object> }[];
}

/** Returns what is stored of a kind, by id. */
async function stored(kind: Kind): Promise<Record<string, Record<string, unknown>>> {
  const path = `projects/${PROJECT}/databases/(default)/documents/${kind}`;
  const response = await fetch(`http://${services.firestoreHost}/v1/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents = [] } = (await response.json()) as Listed;
  return Object.fromEntries(
    documents.map(({ name, fields }) => [
      name.split('/').at(-1),
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, Object.values(value)[0]]),
      ),
    ]),
  );
}

/** Returns values that a form of this kind can have. */
const valuesOf = <Of extends Kind>(kind: Of, email: string) =>
  Object.fromEntries(
    Object.keys(kinds[kind]).map((name) => {
      if (name === 'email') return [name, email];
      return [name, name === 'link' ? 'https://example.com' : `Some ${name}`];
    }),
  ) as DeliveryValues<Of>;

test.each(Object.keys(kinds) as Kind[])(
  '%s: two tries with one id are stored once',
  async (kind) => {
    const id = crypto.randomUUID();
    const values = valuesOf(kind, 'ada@example.com');
    const send = () => deliver(kind, Object.assign({ website: '' }, values), id, false, project);
    expect(await send()).toEqual({ status: 'success' });
    expect(await send()).toEqual({ status: 'success' });
    expect(await Promise.all([send(), send()])).toEqual([
      { status: 'success' },
      { status: 'success' },
    ]);
    expect(await stored(kind)).toEqual({
      [kind === 'newsletter' ? 'ada@example.com' : id]: values,
    });
  },
);

test.each([
  ['with a slash', 'o/brien@example.com'],
  ['with every sign that the form accepts', "a.!#$%&'*+/=?^_`{|}~-@example.com"],
])('the newsletter has an address %s once, and once more as likely spam', async (_, email) => {
  expect(newsletterSchema().parse({ email })).toEqual({ email });
  for (const likelySpam of [true, true, false, false])
    expect(
      await deliver('newsletter', { email }, crypto.randomUUID(), likelySpam, project),
    ).toEqual({ status: 'success' });
  const found = Object.values(await stored('newsletter')).filter((one) => one.email === email);
  expect(found).toEqual(expect.arrayContaining([{ email }, { email, likelySpam: true }]));
  expect(found).toHaveLength(2);
});

test.each(Object.keys(kinds) as Kind[])('%s: likely spam is stored with its mark', async (kind) => {
  const id = crypto.randomUUID();
  const values = valuesOf(kind, 'bo@example.com');
  for (const _ of ['sent', 'sent again'])
    expect(await deliver(kind, values, id, true, project)).toEqual({ status: 'success' });
  const found = Object.values(await stored(kind)).filter((one) => one.email === 'bo@example.com');
  expect(found).toEqual([{ ...values, likelySpam: true }]);
});

test('no text of the SDK reaches a visitor', async () => {
  const values = valuesOf('contactMessages', 'ada@example.com');
  expect(await deliver('contactMessages', values, 'not/one', false, project)).toEqual({
    status: 'error',
    message: 'Something went wrong on our end. Please try again in a few minutes.',
  });
});

test('a text that is too long is an error at its field, and is not sent', async () => {
  const values = { ...valuesOf('contactMessages', ''), message: 'a'.repeat(5001) };
  const before = await stored('contactMessages');
  expect(await deliver('contactMessages', values, crypto.randomUUID(), false, project)).toEqual({
    status: 'invalid',
    fields: { message: 'Use 5,000 characters or fewer' },
  });
  expect(await stored('contactMessages')).toEqual(before);
});

test('a link has to be one of the web', async () => {
  const values = { ...valuesOf('jobApplications', 'ada@example.com'), link: 'javascript:alert(1)' };
  expect(await deliver('jobApplications', values, crypto.randomUUID(), false, project)).toEqual({
    status: 'invalid',
    fields: { link: 'Enter a link that begins with https://' },
  });
});

test('what the rules refuse is an error in plain words', async () => {
  const values = valuesOf('eventRegistrations', 'no address');
  expect(await deliver('eventRegistrations', values, crypto.randomUUID(), false, project)).toEqual({
    status: 'error',
    message: 'We couldn’t accept this. Please check what you entered, then try again.',
  });
});
