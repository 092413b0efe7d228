// @vitest-environment node
import { addDoc, collection, deleteDoc, deleteField, doc, getDoc } from 'firebase/firestore/lite';
import { getDocs, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRules } from '../rules/file.ts';
import { PROJECT, RULES_FILE, createClient } from '../testing/client.ts';
import type { Client } from '../testing/client.ts';
import { openDocuments } from './documents.ts';
import { startFirestore } from './server.ts';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const lines: string[] = [];

let server: Awaited<ReturnType<typeof startFirestore>>;
/** The SDK as the owner of the project, to whom no rule applies. */
let owner: Client;

beforeAll(async () => {
  server = await startFirestore({
    projectId: PROJECT,
    port: { service: 'test', port: 0, option: 'none' },
    store: openDocuments(null),
    rules: openRules(RULES_FILE, () => {}),
    log: (line) => lines.push(line),
  });
  const firestoreHost = `127.0.0.1:${server.port}`;
  owner = createClient({ authUrl: 'http://127.0.0.1:9', firestoreHost }, 'owner');
});
afterAll(async () => {
  await owner.close();
  await server.stop();
});

describe('the SDK', () => {
  test('sets, merges, updates and deletes', async () => {
    const one = doc(owner.db, 'things', 'one');
    await setDoc(one, { a: 1, half: 0.5, inner: { b: [1, 'x', { d: null }] }, on: true });
    await setDoc(one, { a: 2 }, { merge: true });
    await updateDoc(one, { half: deleteField(), on: false });
    expect((await getDoc(one)).data()).toEqual({
      a: 2,
      inner: { b: [1, 'x', { d: null }] },
      on: false,
    });
    await deleteDoc(one);
    await deleteDoc(one);
    expect((await getDoc(one)).exists()).toBe(false);
    await expect(updateDoc(one, { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('sends a batch, of which all writes are applied or none', async () => {
    const [one, two] = [doc(owner.db, 'things', 'first'), doc(owner.db, 'things', 'second')];
    const failing = writeBatch(owner.db).set(one, { a: 1 }).update(two, { a: 1 });
    await expect(failing.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(one)).exists()).toBe(false);
    await writeBatch(owner.db).set(one, { a: 1 }).update(one, { b: 2 }).commit();
    expect((await getDoc(one)).data()).toEqual({ a: 1, b: 2 });
  });

  test('is told what is not implemented', async () => {
    const things = collection(owner.db, 'things');
    const isRefused = { code: 'unimplemented', message: expect.stringContaining('"official"') };
    await expect(addDoc(things, { at: serverTimestamp() })).rejects.toMatchObject(isRefused);
    await expect(addDoc(things, { at: new Date() })).rejects.toMatchObject(isRefused);
    await expect(setDoc(doc(things), { 'a.b': 1 }, { merge: true })).rejects.toMatchObject(
      isRefused,
    );
    await expect(getDocs(things)).rejects.toMatchObject(isRefused);
  });
});

type Call = { body?: unknown; token?: string | null; method?: string; headers?: object };

async function call(path: string, { body, token = 'owner', method = 'POST', headers }: Call = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

const commit = (writes: unknown, token: string | null = 'owner') =>
  call(`/v1/${ROOT}:commit`, { body: { writes }, token });
const update = (path: string, fields: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields },
});
const text = (value: string) => ({ stringValue: value });

test('a list has the documents of a collection, page by page, and not those below', async () => {
  await commit(['c', 'a', 'b', 'a/below/d'].map((id) => update(`listed/${id}`, { id: text(id) })));
  type Listed = { documents?: { fields: { id: { stringValue: string } } }[] };
  const list = async (query = '', token = 'owner') => {
    const { status, json } = await call(`/v1/${ROOT}/listed${query}`, { method: 'GET', token });
    const { documents } = json as Listed;
    return { status, json, ids: documents?.map(({ fields }) => fields.id.stringValue) };
  };
  expect((await list()).ids).toEqual(['a', 'b', 'c']);
  const { ids, json } = await list('?pageSize=2');
  expect(ids).toEqual(['a', 'b']);
  const rest = await list(`?pageSize=2&pageToken=${encodeURIComponent(json.nextPageToken)}`);
  expect(rest.ids).toEqual(['c']);
  expect(rest.json).not.toHaveProperty('nextPageToken');
  expect((await list('', tokenFor())).status).toBe(403);
  expect((await list('?orderBy=id')).status).toBe(501);
});

/** A token as the Auth emulator writes it, unsigned. */
function tokenFor(claims: object = {}, head: object = { alg: 'none', typ: 'JWT' }) {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'u1',
    iat: now,
    exp: now + 3600,
    email: 'ada@example.com',
    ...claims,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode(head)}.${encode(all)}.`;
}

describe('the caller', () => {
  const profile = (userId: string) => [
    update(`users/${userId}`, { email: text('ada@example.com') }),
  ];

  test('is identified by the token, and told nothing of the rules', async () => {
    expect((await commit(profile('u1'), tokenFor())).status).toBe(200);
    expect((await commit(profile('u2'), tokenFor())).json.error).toEqual({
      code: 403,
      message: 'Missing or insufficient permissions.',
      status: 'PERMISSION_DENIED',
    });
    expect(lines.at(-1)).toMatch(/^Denied: create users\/u2 \(line \d+: false\)$/);
    expect((await commit(profile('u3'), null)).status).toBe(403);
  });

  test.each([
    ['garbage', 'garbage'],
    ['no claims', 'e30.e30.'],
    ['a signed token', tokenFor({}, { alg: 'RS256' })],
    ['another audience', tokenFor({ aud: 'demo-other' })],
    ['another issuer', tokenFor({ iss: 'https://example.com' })],
    ['no subject', tokenFor({ sub: '' })],
    ['an expired token', tokenFor({ exp: 1 })],
  ])('%s is refused', async (_, token) => {
    const { status, json } = await commit(profile('u1'), token);
    expect([status, json.error.status]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

test.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['writes that are no list', { writes: 1 }],
  ['an empty write', { writes: [{}] }],
  ['no name', { writes: [{ update: { fields: {} } }] }],
  ['a collection', { writes: [update('things')] }],
  ['another project', { writes: [{ delete: 'projects/other/databases/(default)/documents/a/b' }] }],
  ['an empty id', { writes: [update('things/')] }],
  ['two dots', { writes: [update('things/..')] }],
  ['a reserved id', { writes: [update('things/__id__')] }],
  ['an id too long', { writes: [update(`things/${'a'.repeat(1501)}`)] }],
  ['a field that is no value', { writes: [update('things/bad', { a: 'x' })] }],
  [
    'a value of two types',
    { writes: [update('things/bad', { a: { ...text('x'), nullValue: null } })] },
  ],
  ['an int that is none', { writes: [update('things/bad', { a: { integerValue: '1.5' } })] }],
  [
    'an int of more than 64 bits',
    { writes: [update('things/bad', { a: { integerValue: '9223372036854775808' } })] },
  ],
  ['a string that is none', { writes: [update('things/bad', { a: { stringValue: 1 } })] }],
  [
    'a list in a list',
    { writes: [update('things/bad', { a: { arrayValue: { values: [{ arrayValue: {} }] } } })] },
  ],
  ['more than 1 MiB', { writes: [update('things/bad', { a: text('x'.repeat(8_000_000)) })] }],
])('bad input gets an answer: %s', async (_, body) => {
  const { status, json } = await call(`/v1/${ROOT}:commit`, { body });
  expect([status, json.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
});

test.each([
  ['an unknown call', 'POST', `/v1/${ROOT}:listen`, {}],
  ['another path', 'POST', '/somewhere', {}],
  ['a document by GET', 'GET', `/v1/${ROOT}/things/a`, {}],
  ['a transaction', 'POST', `/v1/${ROOT}:commit`, { writes: [], transaction: 'abc' }],
  ['a verify', 'POST', `/v1/${ROOT}:commit`, { writes: [{ verify: `${ROOT}/things/t` }] }],
  ['a read time', 'POST', `/v1/${ROOT}:batchGet`, { documents: [], readTime: '2026-11-20' }],
])('%s is not implemented, and says so', async (_, method, path, body) => {
  const { status, json } = await call(path, { method, body });
  expect(status).toBe(501);
  expect([json].flat()[0].error.message).toContain('option "official"');
});

test('a page of this machine may send what the SDK sends, and read answers and errors', async () => {
  const origin = 'http://localhost:5173';
  const asked = 'authorization,google-cloud-resource-prefix,x-firebase-gmpid,x-goog-api-client';
  const preflight = await call(`/v1/${ROOT}:commit`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': asked },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
  const { status, headers } = await call(`/v1/${ROOT}:commit`, { headers: { origin }, token: 'x' });
  expect(status).toBe(401);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
});
