// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '@rapport/emulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { kindsOf, readFolder, readProject, toCsv, toText, type Item } from './inbox.ts';
import { rulesFile } from './paths.ts';

const PROJECT = 'demo-inbox';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const all = kindsOf(undefined);

let folder: string;
let backend: Backend;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  backend = await startBackend({
    projectId: PROJECT,
    authPort: 0,
    firestorePort: 0,
    dataDir: join(folder, 'data'),
    rulesFile,
  });
  await store('contactMessages', 'first', { message: 'Hello' });
  await store('newsletter', 'ada@example.com', { email: 'ada@example.com' });
  await store('contactMessages', 'second', { message: 'Again' }, true);
  await store('users', 'someone', { email: 'ada@example.com' });
}, 120_000);
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

async function store(
  kind: string,
  id: string,
  fields: Record<string, string>,
  likelySpam?: boolean,
) {
  const write = {
    update: {
      name: `${ROOT}/${kind}/${id}`,
      fields: {
        ...Object.fromEntries(
          Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]),
        ),
        ...(likelySpam && { likelySpam: { booleanValue: true } }),
      },
    },
  };
  const response = await fetch(`http://${backend.firestoreHost}/v1/${ROOT}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [write] }),
  });
  expect(response.status).toBe(200);
}

const idsIn = (items: Item[]) => items.map(({ kind, id }) => `${kind}/${id}`);
const NEWEST_FIRST = [
  'contactMessages/second',
  'newsletter/ada@example.com',
  'contactMessages/first',
];

describe('the data folder', () => {
  test('has what arrived, newest first, and nothing else, while the backend is running', () => {
    const items = readFolder(join(folder, 'data'), PROJECT, all);
    expect(idsIn(items)).toEqual(NEWEST_FIRST);
    expect(items[0]).toEqual({
      kind: 'contactMessages',
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      id: 'second',
      likelySpam: true,
      fields: {
        firstName: '',
        lastName: '',
        email: '',
        company: '',
        subject: '',
        message: 'Again',
      },
    });
    expect(items.map(({ likelySpam }) => likelySpam)).toEqual([true, false, false]);
  });

  test('has one kind, if it is asked for', () => {
    const items = readFolder(join(folder, 'data'), PROJECT, kindsOf('newsletter'));
    expect(idsIn(items)).toEqual(['newsletter/ada@example.com']);
    expect(() => kindsOf('letters')).toThrow(
      'There is no kind "letters": --kind takes contactMessages, guestApplications, newsletter, eventRegistrations, jobApplications.',
    );
  });

  test('is empty if there is none', () => {
    expect(readFolder(join(folder, 'none'), PROJECT, all)).toEqual([]);
  });

  test('that is damaged is named', () => {
    writeFileSync(join(folder, 'documents.json'), '{');
    expect(() => readFolder(folder, PROJECT, all)).toThrow(
      /documents\.json is damaged .*: repair it/,
    );
  });
});

describe('a project', () => {
  test('has the same, page by page', async () => {
    const pages = vi.spyOn(globalThis, 'fetch');
    const items = await readProject(PROJECT, 'owner', all, `http://${backend.firestoreHost}`);
    expect(idsIn(items)).toEqual(NEWEST_FIRST);
    expect(pages).toHaveBeenCalledTimes(all.length);
    pages.mockRestore();
  });

  test('is asked for the next page until there is none', async () => {
    const document = (id: string) => ({
      name: `${ROOT}/newsletter/${id}`,
      createTime: `2026-11-26T09:30:0${id}Z`,
      fields: { email: { stringValue: `${id}@example.com` } },
    });
    const pages = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ documents: [document('1')], nextPageToken: 'a/b' }))
      .mockResolvedValueOnce(Response.json({ documents: [document('2')] }));
    const items = await readProject('your-project', 'token', ['newsletter']);
    expect(items.map(({ id }) => id)).toEqual(['2', '1']);
    expect(pages.mock.calls.map(([url]) => url)).toEqual([
      'https://firestore.googleapis.com/v1/projects/your-project/databases/(default)/documents/newsletter?pageSize=300',
      'https://firestore.googleapis.com/v1/projects/your-project/databases/(default)/documents/newsletter?pageSize=300&pageToken=a%2Fb',
    ]);
    pages.mockRestore();
  });

  test('needs an ID and a token', async () => {
    await expect(readProject('Your project', 'token', all)).rejects.toThrow(
      '"Your project" is not a project ID: --project takes 6 to 30 lowercase letters, digits and "-".',
    );
    await expect(readProject('your-project', undefined, all)).rejects.toThrow(
      'GOOGLE_OAUTH_ACCESS_TOKEN is not set: run `GOOGLE_OAUTH_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run inbox -- --project your-project` with an account that may read the project.',
    );
  });

  test.each([
    [401, /^The access token is wrong or has expired: run `GOOGLE_OAUTH_ACCESS_TOKEN=/],
    [403, /may not read the Firestore of your-project: give it the role Cloud Datastore Viewer/],
    [404, /^There is no project your-project, or it has no Firestore database/],
    [503, /^Firestore answered 503: Down\. Try again in a few minutes\.$/],
  ])('that answers %i says what to do', async (status, expected) => {
    const server = createServer((_, response) => {
      response.writeHead(status).end(JSON.stringify({ error: { message: 'Down.' } }));
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const answer = readProject('your-project', 'token', all, `http://127.0.0.1:${port}`);
    await expect(answer).rejects.toThrow(expected);
    server.close();
    await expect(
      readProject('your-project', 'token', all, `http://127.0.0.1:${port}`),
    ).rejects.toThrow(
      /^Firestore cannot be reached \(.+\): check your connection, then try again\.$/,
    );
  });
});

const item = (
  fields: Record<string, string>,
  kind: Item['kind'] = 'eventRegistrations',
  likelySpam = false,
): Item => ({
  kind,
  received: '2026-11-26T09:30:00.123456Z',
  id: 'an-id',
  likelySpam,
  fields,
});

test('as text: by kind, likely spam apart, without empty fields, every line in its place', () => {
  expect(
    toText([
      item({ message: 'Buy now' }, 'contactMessages', true),
      item({ message: 'One\r\n\nThree', subject: '' }, 'contactMessages'),
      item({ name: 'Ada', email: 'ada@example.com' }),
    ]),
  ).toBe(
    [
      'contactMessages: 1',
      '',
      '  2026-11-26 09:30 UTC',
      '    message       One',
      '                  ',
      '                  Three',
      '',
      'eventRegistrations: 1',
      '',
      '  2026-11-26 09:30 UTC',
      '    name          Ada',
      '    email         ada@example.com',
      '',
      'contactMessages, likely spam (a field that people do not see was filled in): 1',
      '',
      '  2026-11-26 09:30 UTC',
      '    message       Buy now',
    ].join('\n'),
  );
});

test('as text: nothing that a terminal would obey', () => {
  const text = toText([item({ name: '\u001b[2JAda\u0007\u009b1m\u202egpj' })]);
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
  expect(text).toContain('Ada');
});

describe('as CSV', () => {
  const rowOf = (fields: Record<string, string>) =>
    toCsv([item(fields)], ['eventRegistrations'])
      .split('\r\n')
      .slice(1)
      .join('\r\n');
  const START = 'eventRegistrations,2026-11-26T09:30:00.123456Z,an-id,,';

  test('has a BOM, the fields of its kinds in their order, and lines that end as RFC 4180 says', () => {
    const items = [false, true].map((likelySpam) =>
      item({ event: 'A', name: 'B', email: 'C' }, 'eventRegistrations', likelySpam),
    );
    expect(toCsv(items, ['eventRegistrations'])).toBe(
      `\ufeffkind,received,id,likelySpam,event,name,email\r\n${START}A,B,C\r\n${START.slice(0, -1)}yes,A,B,C\r\n`,
    );
    expect(toCsv([], ['newsletter', 'eventRegistrations'])).toBe(
      '\ufeffkind,received,id,likelySpam,email,event,name\r\n',
    );
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'say "hi"', '"say ""hi"""'],
    ['line breaks', 'a\nb\r\nc', '"a\nb\r\nc"'],
    ['a formula', '=HYPERLINK("https://x")', '"\'=HYPERLINK(""https://x"")"'],
    ['a plus', '+1 234', "'+1 234"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab before a formula', '\t=1', "'\t=1"],
    ['a return before a formula', '\r=1', '"\'\r=1"'],
    ['a space before a formula', ' =1', "' =1"],
    ['a no-break space before a formula', '\u00a0=1', "'\u00a0=1"],
    ['a line break before a formula', '\n=1', '"\'\n=1"'],
    ['invisible characters before a formula', '\u200b\0@A1', "'\u200b\0@A1"],
    ['a wide sign', '＝1', "'＝1"],
    ['other text', ' a=b', ' a=b'],
  ])('keeps %s harmless', (_, text, cell) => {
    expect(rowOf({ event: text })).toBe(`${START}${cell},,\r\n`);
  });
});
