// @vitest-environment node
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccounts } from '../auth/accounts.ts';
import { openDocuments } from '../firestore/documents.ts';
import type { StoredDocument } from '../firestore/documents.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'documents.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const time = '2026-11-20T09:30:00.000000Z';
const documentOf = (text: string): StoredDocument => ({
  fields: { text: { stringValue: text } },
  createTime: time,
  updateTime: time,
});
const put = (name: string, text = name) => new Map([[name, documentOf(text)]]);
const content = () => readFileSync(file, 'utf8');
const textsIn = (path = file) =>
  [...openDocuments(path).entries].map(([name, { fields }]) => [
    name,
    fields['text']?.['stringValue'],
  ]);

/** As a kill leaves it: several commits and no close. */
function writeThree() {
  const store = openDocuments(file);
  store.commit(put('a'));
  store.commit(put('b', 'line\nbreak'));
  store.commit(new Map([...put('a', 'new'), ['b', undefined], ...put('c')]));
  return store;
}

test('what was committed is read again without a close', () => {
  writeThree();
  expect(textsIn()).toEqual([
    ['a', 'new'],
    ['c', 'c'],
  ]);
});

test('a commit adds one line and leaves the rest of the file as it is', () => {
  const store = openDocuments(file);
  store.commit(new Map(Array.from({ length: 2000 }, (_, id) => [`n${id}`, documentOf('x')])));
  const before = content();
  store.commit(put('a'));
  expect(content().startsWith(before)).toBe(true);
  expect(content().slice(before.length)).toBe(`${JSON.stringify([['a', documentOf('a')]])}\n`);
});

test('after a close the file is one line, which earlier versions read', () => {
  const store = writeThree();
  store.close();
  expect(JSON.parse(content())).toEqual({
    format: 1,
    documents: { a: documentOf('new'), c: documentOf('c') },
  });
  expect(() => store.commit(put('late'))).toThrow('is closed');
});

test('a file of an earlier version is read and continued', () => {
  writeFileSync(file, JSON.stringify({ format: 1, documents: { old: documentOf('kept') } }));
  openDocuments(file).commit(put('a'));
  expect(textsIn()).toEqual([
    ['old', 'kept'],
    ['a', 'a'],
  ]);
  const accounts = join(folder, 'accounts.json');
  const account = { localId: 'u1', email: 'ada@example.com', providerUserInfo: [] };
  writeFileSync(accounts, JSON.stringify({ format: 1, accounts: [account] }, null, 2));
  openAccounts(accounts).commit(new Map([['u2', { localId: 'u2' }]]));
  expect([...openAccounts(accounts).entries.values()]).toEqual([account, { localId: 'u2' }]);
});

describe('a last line that was cut off', () => {
  test('at any byte is left out, and the next commit goes on', () => {
    writeThree();
    const whole = content();
    const line = `${JSON.stringify([...put('torn')])}\n`;
    for (let bytes = 1; bytes < line.length - 1; bytes += 7) {
      writeFileSync(file, whole + line.slice(0, bytes));
      expect(textsIn()).toHaveLength(2);
    }
    openDocuments(file).commit(put('next'));
    expect(textsIn().map(([name]) => name)).toEqual(['a', 'c', 'next']);
  });

  test('but not a damaged one before it: the file is named and not changed', () => {
    writeThree();
    appendFileSync(file, '[["d",{}]]\n');
    const damaged = content();
    expect(() => openDocuments(file)).toThrow(`${file} is damaged (line 5: d is not a document)`);
    writeFileSync(file, damaged.replace('[["a"', '[["'));
    expect(() => openDocuments(file)).toThrow(`${file} is damaged (line 2: `);
    writeFileSync(file, damaged.slice(0, 20));
    expect(() => openDocuments(file)).toThrow(`${file} is damaged (line 1: `);
    expect(content()).toBe(damaged.slice(0, 20));
  });
});

test('a file deleted while it is open is written anew with the next commit', () => {
  const store = writeThree();
  rmSync(file);
  store.commit(put('d'));
  expect(textsIn().map(([name]) => name)).toEqual(['a', 'c', 'd']);
});

test('a commit that cannot be written changes nothing, and the next one can be', () => {
  const store = writeThree();
  rmSync(folder, { recursive: true });
  expect(() => store.commit(put('d'))).toThrow('ENOENT');
  expect([...store.entries.keys()]).toEqual(['a', 'c']);
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
