import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lib/lock.ts';
import { removeData } from './remove-data.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  for (const name of ['accounts.json', 'documents.json', 'documents.json.tmp'])
    writeFileSync(join(folder, name), '');
  // What Google's emulator exports.
  mkdirSync(join(folder, 'firestore-official', 'firestore_export'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('removes everything a backend stores, once', () => {
  expect(removeData(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(removeData(folder)).toBe(false);
});

test('removes nothing from a folder that holds other files', () => {
  writeFileSync(join(folder, 'thesis.txt'), 'three years');
  expect(() => removeData(folder)).toThrow('holds thesis.txt');
  expect(existsSync(join(folder, 'accounts.json'))).toBe(true);
});

test('removes nothing while a backend is running', () => {
  lockFolder(folder);
  expect(() => removeData(folder)).toThrow(`is in use by process ${process.pid}`);
  expect(existsSync(join(folder, 'accounts.json'))).toBe(true);
});
