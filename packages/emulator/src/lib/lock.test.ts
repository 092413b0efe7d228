// @vitest-environment node
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnCall } from '../testing/process.ts';
import { lockFolder } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'backend.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second process is refused until the first ends, even if the first was killed', async () => {
  const { child, ready } = spawnCall('../lib/lock.ts', 'lockFolder', folder);
  await ready;
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid}: stop that backend, or delete ${file} if that process is not a backend.`,
  );
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  expect(existsSync(file)).toBe(true);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}:`);
  unlock();
  expect(existsSync(file)).toBe(false);
});

test('only one of many gets the folder: free, left by a killed process, or just released', async () => {
  /** Returns a release function for each competitor that got the folder. */
  async function compete(meanwhile = () => {}): Promise<(() => void)[]> {
    const early = Array.from({ length: 4 }, () => lockFolder(folder));
    meanwhile();
    const late = Array.from({ length: 4 }, () => lockFolder(folder));
    const outcomes = await Promise.allSettled([...early, ...late]);
    return outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }
  const first = await compete();
  expect(first).toHaveLength(1);
  const oldLock = readFileSync(file);
  first[0]?.();
  writeFileSync(file, oldLock);
  const second = await compete();
  expect(second).toHaveLength(1);
  const third = await compete(second[0]);
  expect(third).toHaveLength(1);
  third[0]?.();
});

test('an opened port does not count if the lock file no longer names it', async () => {
  const unlockFirst = await lockFolder(folder);
  const oldLock = readFileSync(file);
  unlockFirst();
  const unlock = await lockFolder(folder);
  const newLock = readFileSync(file);
  writeFileSync(file, oldLock);
  const late = lockFolder(folder);
  // The competitor has read the file, but has not opened the port yet.
  writeFileSync(file, newLock);
  await expect(late).rejects.toThrow('is in use');
  unlock();
});
