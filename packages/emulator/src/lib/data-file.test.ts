// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSave, readAccounts } from '../auth/accounts.ts';
import { openDocuments } from '../firestore/documents.ts';
import type { StoredDocument } from '../firestore/documents.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  file = join(folder, 'documents.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const time = '2026-11-20T09:30:00.000000Z';
const documentOf = (text: string): StoredDocument => ({
  fields: { text: { stringValue: text } },
  createTime: time,
  updateTime: time,
});
const put = (name: string) => new Map([[name, documentOf(name)]]);
const whole = (...names: string[]) =>
  JSON.stringify({
    format: 1,
    documents: Object.fromEntries(names.flatMap((name) => [...put(name)])),
  });
const names = () => 'abcd'.split('').filter((name) => openDocuments(file).get(name));

test('committed changes are read again', () => {
  const store = openDocuments(file);
  store.commit(put('a'));
  store.commit(new Map([...put('b'), ...put('c')]));
  store.commit(new Map([...put('d'), ['b', undefined]]));
  expect(readFileSync(file, 'utf8')).toBe(whole('a', 'c', 'd'));
  expect(names()).toEqual(['a', 'c', 'd']);
  expect(openDocuments(file).get('d')).toEqual(documentOf('d'));
});

test('a commit that cannot be written changes nothing, and the next one can be', () => {
  const store = openDocuments(file);
  store.commit(put('a'));
  rmSync(folder, { recursive: true });
  expect(() => store.commit(put('b'))).toThrow('ENOENT');
  expect(store.get('b')).toBeUndefined();
  mkdirSync(folder);
  store.commit(put('c'));
  expect(names()).toEqual(['a', 'c']);
});

test('changed accounts are stored, even if they changed in place', () => {
  const accounts = readAccounts(file);
  const save = createSave(file, accounts);
  save();
  expect(readAccounts(file).size).toBe(0);
  const account = { localId: 'u1', providerUserInfo: [{ providerId: 'password' }] };
  accounts.set('u1', account);
  save();
  account.providerUserInfo.pop();
  save();
  expect([...readAccounts(file)]).toEqual([['u1', { localId: 'u1', providerUserInfo: [] }]]);
});

test('a file of an earlier version is read: its first line and the commits after it', () => {
  const commits = [...put('b')].concat([...put('c')]).map((entry) => JSON.stringify([entry]));
  const text = [whole('a'), ...commits, '[["a",null]]', ''].join('\n');
  writeFileSync(file, text);
  expect(names()).toEqual(['b', 'c']);
  // A commit that was cut off was never confirmed.
  writeFileSync(file, `${text}[["d",{"fi`);
  expect(names()).toEqual(['b', 'c']);
  openDocuments(file).commit(put('d'));
  expect(names()).toEqual(['b', 'c', 'd']);
});

test('a damaged file is named with what is wrong and what to do, and stays as it is', () => {
  const damaged: [content: string, fault: string][] = [
    [whole('a').slice(0, 45), 'Unterminated string in JSON at position 45'],
    [`${whole('a')}\n[["d",{}]]\n`, 'd is not a document'],
    [`${whole('a')}\n[["d",\n${JSON.stringify([...put('b')])}\n`, 'Unexpected end of JSON input'],
  ];
  for (const [content, fault] of damaged) {
    writeFileSync(file, content);
    expect(() => openDocuments(file)).toThrow(`The data file ${file} is damaged (${fault}`);
    expect(readFileSync(file, 'utf8')).toBe(content);
  }
});
