import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Baselines, MAX_BYTES } from './baselines.ts';
import { baselineModesOf } from './choice.ts';

test('the pictures in the repository are few, and small', () => {
  const baselines = new Baselines();
  expect(baselines.size()).toBeLessThan(MAX_BYTES);
  expect(new Set(baselines.list().map(({ mode }) => mode))).toEqual(
    new Set(['light-1280', 'dark-360']),
  );
});

test.each([
  ['Components/Data/Badge', 'Matrix', ['light-1280']],
  ['Components/Data/Badge', 'Default', ['dark-360']],
  ['Sections/Heroes/Hero', 'Default', ['dark-360']],
  ['Pages/Company/About', 'Default', ['light-1280']],
  ['Pages/Company/About', 'Offline', []],
])('%s: %s has pictures in the modes %o', (title, name, modes) => {
  expect(baselineModesOf({ title, name, tags: [] })).toEqual(modes);
});

test('a written picture is unchanged, counts, and can be removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-baselines-'));
  const baselines = new Baselines(folder);
  const shot = { id: 'button--default', mode: 'dark-360' } as const;
  expect(await baselines.read(shot)).toBeUndefined();
  // A lossy format would change these colors.
  const data = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, i) => (i * 7919) % 256));
  const picture = { width: 40, height: 30, data };
  await baselines.write(shot, picture);
  expect(await baselines.read(shot)).toEqual(picture);
  expect(baselines.list()).toEqual([shot]);
  expect(baselines.size()).toBeGreaterThan(0);
  await baselines.remove(shot);
  expect(baselines.list()).toEqual([]);
  rmSync(folder, { recursive: true });
});
