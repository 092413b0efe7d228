import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lib/lock.ts';
import { removeData } from './remove-data.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  const data = ['accounts.json', 'accounts.json.tmp', 'documents.json', 'documents.json.tmp'];
  for (const name of data) writeFileSync(join(folder, name), '');
  // What Google's emulator exports, and an export that was cut off.
  for (const name of ['firestore-official', 'firestore-official.new']) {
    mkdirSync(join(folder, name, 'firestore_export'), { recursive: true });
  }
  // A lock of an earlier version.
  writeFileSync(join(folder, `auth-999999999-1-${randomUUID()}.lock`), 'held');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('removes everything a backend stores, once', async () => {
  expect(await removeData(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(await removeData(folder)).toBe(false);
});

test('removes nothing from a folder that holds other files', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'three years');
  await expect(removeData(folder)).rejects.toThrow('holds thesis.txt');
  expect(existsSync(join(folder, 'accounts.json'))).toBe(true);
});

test('removes nothing while a backend is running', async () => {
  const unlock = await lockFolder(folder);
  await expect(removeData(folder)).rejects.toThrow('is in use');
  expect(existsSync(join(folder, 'accounts.json'))).toBe(true);
  unlock();
});
