import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '@rapport/emulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
    dataDir: folder,
    rulesFile,
  });
  await store('contactMessages', 'first', { message: { stringValue: 'Hello' } });
  await store('newsletter', 'ada@example.com', { email: { stringValue: 'ada@example.com' } });
  await store('contactMessages', 'second', {
    message: { stringValue: 'Again' },
    likelySpam: { booleanValue: true },
  });
  await store('users', 'someone', { email: { stringValue: 'ada@example.com' } });
}, 120_000);

afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

async function store(kind: string, id: string, fields: object) {
  const response = await fetch(`http://${backend.firestoreHost}/v1/${ROOT}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name: `${ROOT}/${kind}/${id}`, fields } }] }),
  });
  expect(response.status).toBe(200);
}

test('has what arrived, newest first, and nothing else: from the folder and from a project', async () => {
  const origin = `http://${backend.firestoreHost}`;
  for (const items of [
    readFolder(folder, PROJECT, all),
    await readProject(PROJECT, 'owner', all, origin),
  ]) {
    expect(items.map(({ kind, id, likelySpam }) => [kind, id, likelySpam])).toEqual([
      ['contactMessages', 'second', true],
      ['newsletter', 'ada@example.com', false],
      ['contactMessages', 'first', false],
    ]);
    expect(items[0]?.fields).toMatchObject({ message: 'Again', subject: '' });
  }
  expect(readFolder(join(folder, 'none'), PROJECT, all)).toEqual([]);
  expect(() => kindsOf('letters')).toThrow('There is no kind "letters": --kind takes contact');
});

test('a project needs an ID, a token and a connection', async () => {
  await expect(readProject('Your project', 'token', all)).rejects.toThrow('is not a project ID');
  await expect(readProject('your-project', undefined, all)).rejects.toThrow(
    'GOOGLE_OAUTH_ACCESS_TOKEN is not set: run `',
  );
  await expect(readProject('your-project', 'token', all, 'http://127.0.0.1:9')).rejects.toThrow(
    /^Firestore cannot be reached \(.+\): check your connection, then try again\.$/,
  );
});

const item = (fields: Record<string, string>, likelySpam = false): Item => ({
  kind: 'eventRegistrations',
  received: '2026-11-26T09:30:00.123456Z',
  id: 'an-id',
  likelySpam,
  fields,
});

test('as text: likely spam apart, every line in its place, nothing that a terminal would obey', () => {
  const text = toText([
    item({ event: 'Buy now' }, true),
    item({ name: 'Ada\u001b[2J\u202e', event: 'One\r\n\nThree', email: '' }),
  ]);
  expect(text).toBe(
    [
      'eventRegistrations: 1',
      '',
      '  2026-11-26 09:30 UTC',
      '    name          Ada\ufffd[2J\ufffd',
      '    event         One',
      '                  ',
      '                  Three',
      '',
      'eventRegistrations, likely spam (a field that people do not see was filled in): 1',
      '',
      '  2026-11-26 09:30 UTC',
      '    event         Buy now',
    ].join('\n'),
  );
});

test.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("https://x")', '"\'=HYPERLINK(""https://x"")"'],
  ['a formula after a space that is not seen', '\u00a0\u200b@SUM(A1)', "'\u00a0\u200b@SUM(A1)"],
  ['a wide sign', '＝1', "'＝1"],
  ['other text', ' a=b', ' a=b'],
])('as CSV, %s is harmless', (_, event, cell) => {
  expect(toCsv([item({ event })], ['eventRegistrations'])).toBe(
    `\ufeffkind,received,id,likelySpam,event,name,email\r\neventRegistrations,2026-11-26T09:30:00.123456Z,an-id,,${cell},,\r\n`,
  );
});
