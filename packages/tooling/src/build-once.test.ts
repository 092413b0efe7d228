import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOnce } from './build-once.ts';
import { cacheFolder, root } from './root.ts';

let place: string;
let builds: number;

beforeEach(() => {
  mkdirSync(cacheFolder, { recursive: true });
  place = mkdtempSync(join(cacheFolder, 'build-once-'));
  mkdirSync(join(place, 'source/deep'), { recursive: true });
  builds = 0;
  write('source/deep/a.ts', '1');
});
afterEach(() => {
  rmSync(place, { recursive: true });
  rmSync(join(cacheFolder, 'built', relative(root, join(place, 'out')).replaceAll('/', '-')), {
    force: true,
  });
});

const write = (name: string, text: string) => writeFileSync(join(place, name), text);
const paths = () => ({
  folder: join(place, 'out'),
  inputs: [relative(root, join(place, 'source')), 'no-such-file'],
});

const run = (settings = {}, fault?: Error) =>
  buildOnce({ ...paths(), settings }, async () => {
    builds += 1;
    mkdirSync(join(place, 'out'), { recursive: true });
    write('out/result.js', `${builds}`);
    await Promise.resolve();
    if (fault) throw fault;
  });

test('builds once if nothing changes', async () => {
  await run();
  await run();
  expect(builds).toBe(1);
});

test.each<[what: string, change: () => void, settings?: object]>([
  ['an input', () => write('source/deep/a.ts', '2')],
  ['a new input', () => write('source/b.ts', '1')],
  ['a setting', () => {}, { PORT: '1' }],
  ['an output', () => write('out/result.js', 'edited')],
  ['a removed output', () => rmSync(join(place, 'out/result.js'))],
])('builds again after a change of %s', async (_, change, settings) => {
  await run();
  change();
  await run(settings);
  expect(builds).toBe(2);
});

test('builds again after a failure, even if the failed build left output', async () => {
  await expect(run({}, new Error('a fault'))).rejects.toThrow('a fault');
  await run();
  expect(builds).toBe(2);
});
