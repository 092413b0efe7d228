// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRules } from '../rules/file.ts';
import { RULES_FILE } from '../testing/rules.ts';
import { createClock } from './clock.ts';
import { openDocuments } from './documents.ts';
import { startFirestore } from './server.ts';

const PROJECT = 'demo-wire';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const lines: string[] = [];

let server: Awaited<ReturnType<typeof startFirestore>>;

beforeAll(async () => {
  server = await startFirestore({
    projectId: PROJECT,
    port: { service: 'test', port: 0, option: 'none' },
    store: openDocuments(null),
    rules: openRules(RULES_FILE, () => {}),
    log: (line) => lines.push(line),
  });
});
afterAll(() => server.stop());

type Call = {
  body?: unknown;
  token?: string;
  path?: string;
  headers?: Record<string, string>;
  method?: string;
};

async function call(
  verb: string,
  { body = {}, token, path = `/v1/${ROOT}:${verb}`, headers = {}, method = 'POST' }: Call = {},
) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      'content-type': 'text/plain',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    json: await response.json(),
  };
}

const asOwner = { token: 'owner' };
const commit = (writes: object[], token = 'owner') => call('commit', { body: { writes }, token });
const name = (id: string) => `${ROOT}/things/${id}`;
const update = (id: string, fields: object, rest: object = {}) => ({
  update: { name: name(id), fields },
  ...rest,
});
const text = (value: string) => ({ stringValue: value });

async function read(id: string) {
  const { json } = await call('batchGet', { ...asOwner, body: { documents: [name(id)] } });
  return json[0].found?.fields as unknown;
}

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

const profile = (userId: string) => ({
  update: {
    name: `${ROOT}/users/${userId}`,
    fields: {
      email: text('ada@example.com'),
      name: text('Ada'),
    },
  },
});

describe('a list', () => {
  const collection = `${ROOT}/listed`;
  const listed = (query = '', token = 'owner', of = collection) =>
    call('', { path: `/v1/${of}${query}`, method: 'GET', token });
  const namesIn = ({ json }: Awaited<ReturnType<typeof listed>>) =>
    (json.documents as { name: string }[]).map(({ name: full }) => full.split('/').at(-1));

  beforeAll(() =>
    commit(
      ['c', 'a', 'b', 'a/below/d'].map((id) => ({
        update: { name: `${collection}/${id}`, fields: { id: text(id) } },
      })),
    ),
  );

  test('has the documents of a collection, by their names, and not those below', async () => {
    const { json } = await listed();
    expect(json).toEqual({
      documents: ['a', 'b', 'c'].map((id) => ({
        name: `${collection}/${id}`,
        fields: { id: text(id) },
        createTime: expect.stringMatching(/^\d{4}-/),
        updateTime: expect.stringMatching(/^\d{4}-/),
      })),
    });
    expect(namesIn(await listed('', 'owner', `${collection}/a/below`))).toEqual(['d']);
    expect((await listed('', 'owner', `${ROOT}/empty`)).json).toEqual({});
  });

  test('comes page by page', async () => {
    const first = await listed('?pageSize=2');
    expect(namesIn(first)).toEqual(['a', 'b']);
    const token = encodeURIComponent(first.json.nextPageToken);
    const second = await listed(`?pageSize=2&pageToken=${token}`);
    expect(namesIn(second)).toEqual(['c']);
    expect(second.json).not.toHaveProperty('nextPageToken');
  });

  test('is refused to whoever may not list, and with what it does not know', async () => {
    expect((await listed('', tokenFor())).status).toBe(403);
    expect((await call('', { path: `/v1/${collection}`, method: 'GET' })).status).toBe(403);
    expect((await listed('?orderBy=id')).status).toBe(501);
    expect((await listed('', 'owner', `${ROOT}/..`)).status).not.toBe(200);
  });
});

describe('commit and batchGet', () => {
  test('a document is stored and returned unchanged', async () => {
    const fields = {
      text: text('x'),
      int: { integerValue: '9223372036854775807' },
      double: { doubleValue: 0.5 },
      nan: { doubleValue: 'NaN' },
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      time: { timestampValue: '2026-11-20T09:30:00.123456789Z' },
      bytes: { bytesValue: 'AAEC' },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
      other: { referenceValue: name('other') },
      list: { arrayValue: { values: [text('a'), { mapValue: { fields: { b: text('c') } } }] } },
      empty: { arrayValue: {} },
      map: { mapValue: { fields: { inner: { mapValue: {} } } } },
      ['__proto__x']: text('plain'),
    };
    const written = await commit([update('all', fields)]);
    expect(written.json).toEqual({
      writeResults: [{ updateTime: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/) }],
      commitTime: written.json.writeResults[0].updateTime,
    });
    const { json } = await call('batchGet', {
      ...asOwner,
      body: { documents: [name('all'), name('none')] },
    });
    expect(json[0].found).toEqual({
      name: name('all'),
      fields,
      createTime: written.json.commitTime,
      updateTime: written.json.commitTime,
    });
    expect(json[1]).toEqual({ missing: name('none'), readTime: expect.any(String) });
  });

  test('an update mask sets, keeps and removes fields', async () => {
    await commit([
      update('mask', {
        a: text('1'),
        b: text('1'),
        m: { mapValue: { fields: { x: text('1'), y: text('1') } } },
      }),
    ]);
    const next = {
      a: text('2'),
      m: { mapValue: { fields: { x: text('2') } } },
      'odd name': text('3'),
    };
    await commit([
      update('mask', next, {
        updateMask: { fieldPaths: ['a', 'b', 'm.x', '`odd name`', 'm.gone'] },
      }),
    ]);
    expect(await read('mask')).toEqual({
      a: text('2'),
      m: { mapValue: { fields: { x: text('2'), y: text('1') } } },
      'odd name': text('3'),
    });
  });

  test('the server timestamp is the commit time', async () => {
    const { json } = await commit([
      update(
        'time',
        {},
        { updateTransforms: [{ fieldPath: 'at.time', setToServerValue: 'REQUEST_TIME' }] },
      ),
    ]);
    expect(json.writeResults[0].transformResults).toEqual([{ timestampValue: json.commitTime }]);
    expect(await read('time')).toEqual({
      at: { mapValue: { fields: { time: { timestampValue: json.commitTime } } } },
    });
  });

  test('a delete succeeds, even for a missing document', async () => {
    await commit([update('gone', {})]);
    expect((await commit([{ delete: name('gone') }])).status).toBe(200);
    expect((await commit([{ delete: name('gone') }])).status).toBe(200);
    expect(await read('gone')).toBeUndefined();
  });

  test('preconditions', async () => {
    const isNew = { currentDocument: { exists: false } };
    const isThere = { currentDocument: { exists: true } };
    const at = (updateTime: string) => ({ currentDocument: { updateTime } });
    expect((await commit([update('pre', {}, isThere)])).json.error).toMatchObject({
      code: 404,
      status: 'NOT_FOUND',
    });
    const { json } = await commit([update('pre', {}, isNew)]);
    expect((await commit([update('pre', {}, isNew)])).json.error).toMatchObject({
      code: 409,
      status: 'ALREADY_EXISTS',
    });
    expect((await commit([{ delete: name('never'), ...isThere }])).status).toBe(404);
    const later = await commit([update('pre', {}, at(json.commitTime))]);
    expect(later.status).toBe(200);
    expect(later.json.commitTime > json.commitTime).toBe(true);
    expect((await commit([update('pre', {}, at(json.commitTime))])).json.error).toMatchObject({
      code: 400,
      status: 'FAILED_PRECONDITION',
    });
  });

  test('no two commits have the same time', () => {
    const now = createClock();
    const times = Array.from({ length: 2000 }, now);
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('applies all writes or none, and each sees those before it', async () => {
    const failing = await commit([
      update('one', {}),
      update('one', {}, { currentDocument: { exists: false } }),
    ]);
    expect(failing.status).toBe(409);
    expect(await read('one')).toBeUndefined();
    const fine = await commit([
      update('one', { a: text('1') }),
      update(
        'one',
        { b: text('2') },
        { currentDocument: { exists: true }, updateMask: { fieldPaths: ['b'] } },
      ),
    ]);
    expect(fine.status).toBe(200);
    expect(await read('one')).toEqual({ a: text('1'), b: text('2') });
  });
});

describe('the caller', () => {
  test('is identified by the token', async () => {
    expect(
      (await call('commit', { body: { writes: [profile('u1')] }, token: tokenFor() })).status,
    ).toBe(200);
    expect(
      (await call('commit', { body: { writes: [profile('u2')] }, token: tokenFor() })).json,
    ).toEqual({
      error: {
        code: 403,
        message: 'Missing or insufficient permissions.',
        status: 'PERMISSION_DENIED',
      },
    });
    expect(lines.at(-1)).toMatch(/^Denied: create users\/u2 \(line 8: false\)$/);
  });

  test('is signed out without a token', async () => {
    expect((await call('commit', { body: { writes: [profile('u3')] } })).status).toBe(403);
  });

  test.each([
    ['garbage', 'garbage'],
    ['two parts', 'e30.e30'],
    ['parts that are no JSON', 'a.b.c'],
    ['no claims', 'e30.e30.'],
    ['a signed token', tokenFor({}, { alg: 'RS256' })],
    ['another audience', tokenFor({ aud: 'demo-other' })],
    ['another issuer', tokenFor({ iss: 'https://example.com' })],
    ['no subject', tokenFor({ sub: '' })],
    ['expired', tokenFor({ exp: 1 })],
    ['an expiry that is no number', tokenFor({ exp: 'never' })],
  ])('%s is refused', async (_, token) => {
    const { status, json } = await call('commit', { body: { writes: [profile('u1')] }, token });
    expect(status).toBe(401);
    expect(json.error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' });
  });

  test('is rejected with another authorization scheme', async () => {
    expect((await call('commit', { headers: { authorization: 'Basic abc' } })).status).toBe(401);
  });

  test('gets batchGet errors in an array, like a stream', async () => {
    const { status, json } = await call('batchGet', { body: { documents: [name('all')] } });
    expect(status).toBe(403);
    expect(json).toEqual([
      { error: { code: 403, status: 'PERMISSION_DENIED', message: expect.any(String) } },
    ]);
  });

  test('is denied a list, which is not implemented where the rules would allow it', async () => {
    const query = { structuredQuery: { from: [{ collectionId: 'users' }] } };
    const count = { structuredAggregationQuery: query };
    expect((await call('runQuery', { body: query, token: tokenFor() })).status).toBe(403);
    expect((await call('runAggregationQuery', { body: count, token: tokenFor() })).status).toBe(
      403,
    );
    expect((await call('runQuery', { body: query, ...asOwner })).json[0].error.status).toBe(
      'UNIMPLEMENTED',
    );
    expect((await call('runQuery', { body: {}, ...asOwner })).status).toBe(400);
  });
});

describe('bad input', () => {
  test.each(['', '{', 'null', '[]', '"x"', '{"writes":1}', '{"writes":[1]}', '{"writes":[{}]}'])(
    'the body %s',
    async (body) => {
      const { status, json } = await call('commit', { body, ...asOwner });
      expect(status).toBe(400);
      expect(json.error.status).toBe('INVALID_ARGUMENT');
    },
  );

  const nest = (depth: number): object =>
    depth === 0 ? text('x') : { mapValue: { fields: { a: nest(depth - 1) } } };
  const bad: [string, object][] = [
    ['no name', { update: { fields: {} } }],
    ['a collection', { update: { name: `${ROOT}/things` } }],
    ['another project', { update: { name: 'projects/other/databases/(default)/documents/a/b' } }],
    ['an empty id', { update: { name: `${ROOT}/things/` } }],
    ['..', { update: { name: `${ROOT}/things/..` } }],
    ['a reserved id', { update: { name: `${ROOT}/things/__id__` } }],
    ['an id too long', { update: { name: name('a'.repeat(1501)) } }],
    ['both update and delete', { ...update('bad', {}), delete: name('bad') }],
    ['a field that is no value', update('bad', { a: 'x' })],
    ['a value of two types', update('bad', { a: { stringValue: 'x', integerValue: '1' } })],
    ['a value of no type', update('bad', { a: {} })],
    ['a value of an unknown type', update('bad', { a: { fooValue: 1 } })],
    ['an int that is none', update('bad', { a: { integerValue: '1.5' } })],
    ['an int of more than 64 bits', update('bad', { a: { integerValue: '9223372036854775808' } })],
    ['a string that is none', update('bad', { a: { stringValue: 1 } })],
    ...[
      'today',
      '2026-02-29T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-04-31T00:00:00Z',
      '2026-00-10T00:00:00Z',
      '2026-13-10T00:00:00Z',
      '2026-06-00T00:00:00Z',
      '2026-06-32T00:00:00Z',
      '1900-02-29T00:00:00Z',
      '2026-06-10T24:00:00Z',
      '2026-06-10T23:60:00Z',
      '2026-06-10T23:59:60Z',
      '2026-06-10T00:00:00.Z',
      '2026-06-10T00:00:00.1234567890Z',
      '2026-06-10T00:00Z',
      '2026-06-10T00:00:00',
      '2026-06-10',
      '2026-06-10t00:00:00Z',
      '2026-06-10T00:00:00z',
      '2026-06-10 00:00:00Z',
      ' 2026-06-10T00:00:00Z',
      '2026-06-10T00:00:00Z\n',
      '2026-06-10T00:00:00+24:00',
      '2026-06-10T00:00:00+01:60',
      '2026-06-10T00:00:00+0100',
      '0000-06-10T00:00:00Z',
      '0001-01-01T00:00:00+00:01',
      '9999-12-31T23:59:59-00:01',
      '10000-06-10T00:00:00Z',
      '+002026-06-10T00:00:00Z',
      '２０２６-06-10T00:00:00Z',
    ].map((time): [string, object] => [
      `the time ${JSON.stringify(time)}`,
      update('bad', { a: { timestampValue: time } }),
    ]),
    ['bytes that are none', update('bad', { a: { bytesValue: '???' } })],
    ['a place off the earth', update('bad', { a: { geoPointValue: { latitude: 91 } } })],
    [
      'an array inside an array',
      update('bad', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }),
    ],
    ['maps too deep', update('bad', { a: nest(21) })],
    ['a bad field path', update('bad', {}, { updateMask: { fieldPaths: ['a..b'] } })],
    ['a field path with a trailing dot', update('bad', {}, { updateMask: { fieldPaths: ['a.'] } })],
    ['an empty precondition', update('bad', {}, { currentDocument: {} })],
    [
      'two preconditions',
      update('bad', {}, { currentDocument: { exists: true, updateTime: '2026-11-20T09:30:00Z' } }),
    ],
  ];
  test.each([
    '0001-01-01T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '2024-02-29T23:59:59.9Z',
    '2026-12-31T23:59:59.123456789Z',
    '2026-06-10T00:00:00+14:00',
    '2026-06-10T00:00:00-00:00',
    '2026-06-10T23:59:59-23:59',
    '9999-12-31T23:59:59.999999999Z',
  ])('the time %s is one', async (time) => {
    const { status } = await commit([update('times', { a: { timestampValue: time } })]);
    expect(status).toBe(200);
  });

  test.each(bad)('%s', async (_, write) => {
    const { status, json } = await commit([write]);
    expect([status, json.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await read('bad')).toBeUndefined();
  });

  test('a body over 1 MiB gets a response, not a closed connection', async () => {
    const { status, json } = await commit([
      update('big', { a: text('x'.repeat(30 * 1024 * 1024)) }),
    ]);
    expect([status, json.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect((await commit([update('big', { a: text('x'.repeat(1000 * 1000)) })])).status).toBe(200);
  });

  test.each([
    ['an unknown call', 'listen', {}],
    ['a transaction', 'commit', { writes: [], transaction: 'abc' }],
    ['a read time', 'batchGet', { documents: [], readTime: '2026-11-20T09:30:00Z' }],
    [
      'another transform',
      'commit',
      {
        writes: [
          update(
            't',
            {},
            { updateTransforms: [{ fieldPath: 'a', increment: { integerValue: '1' } }] },
          ),
        ],
      },
    ],
    ['a verify', 'commit', { writes: [{ verify: name('t') }] }],
  ])('%s is not implemented, and says so', async (_, verb, body) => {
    const { status, json } = await call(verb, { body, ...asOwner });
    expect(status).toBe(501);
    expect([json].flat()[0].error.message).toContain('option "official"');
  });

  test('other paths and methods', async () => {
    expect((await call('', { path: `/v1/${ROOT}/things/a`, method: 'GET' })).status).toBe(501);
    expect((await call('', { path: '/somewhere' })).status).toBe(501);
    expect((await call('', { path: `/v1/${ROOT}%:commit` })).status).toBe(501);
    expect(
      (await call('', { path: `/v1/projects/other/databases/(default)/documents:commit` })).status,
    ).toBe(400);
    expect(
      (await call('', { path: `/v1/projects/${PROJECT}/databases/two/documents:commit` })).status,
    ).toBe(404);
    expect((await call('', { path: '/', method: 'GET' })).status).toBe(200);
    expect(
      (
        await call('', {
          path: `/v1/${ROOT.replace('(default)', '%28default%29')}:commit`,
          body: { writes: [] },
        })
      ).status,
    ).toBe(200);
  });
});

describe('CORS', () => {
  const origin = 'http://localhost:5173';

  test('the preflight response allows what the SDK requests', async () => {
    const asked =
      'authorization,google-cloud-resource-prefix,x-firebase-gmpid,x-goog-api-client,x-goog-request-params';
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}:commit`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(asked);
  });

  test('responses and errors can both be read', async () => {
    for (const token of ['owner', 'garbage']) {
      const { headers } = await call('commit', { headers: { origin }, token });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('origin');
    }
  });
});
