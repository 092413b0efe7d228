/** Tests the command as a developer runs it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import kit from '../../ui/package.json' with { type: 'json' };
import root from '../../../package.json' with { type: 'json' };
import { create } from '../src/create.js';
import { tooOld } from '../src/node-version.js';
import { readOptions } from '../src/options.js';

const home = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: home });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-rapport-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const env = { ...process.env, npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v20' };
  const bin = join(home, 'bin.js');
  return spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8', env });
};

test('a site is written and the next steps are shown', () => {
  const { status, stdout, stderr } = run('Ada’s shop', '--firebase', '--brand', '7C3AED');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('  cd "Ada’s shop"\n  pnpm install\n');
  expect(stdout).toContain('  pnpm run dev\n');
  const site = join(folder, 'Ada’s shop');
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(read('src/theme.css')).toContain('--rp-primary: #7c3aed;');
  expect(read('index.html')).toContain('<title>Ada s shop</title>');
  expect(read('.gitignore')).toContain('node_modules');
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const ofTemplate = /My site|#0b6e4f/;
  expect(files.filter((file) => ofTemplate.test(readFileSync(file, 'utf8')))).toEqual([]);
  // The versions are those that this repository is tested with.
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'ada-s-shop',
    dependencies: { '@rapport/ui': `^${kit.version}`, firebase: expect.stringMatching(/^\^\d/) },
    devDependencies: { vite: `^${root.devDependencies.vite}` },
  });
});

test('--help and --version', () => {
  expect(run('--help').stdout).toContain('--firebase');
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('a mistake is one message, a remedy and exit code 1', () => {
  const { status, stdout, stderr } = run('--brand', 'green');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^create-rapport: “green” isn’t .*\nGive it as .*\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [['--brand', '#12345'], '“#12345” isn’t a color that --brand knows.'],
  [['--brand'], '--brand needs a color.'],
  [['--stub=yes'], '--stub takes no value.'],
  [['--template'], 'There is no option --template.'],
  [['--stub', '--firebase'], '--stub and --firebase can’t both keep the accounts.'],
  [['my', 'site'], 'One folder at a time: my, site are 2.'],
  [['…'], '“…” can’t be the name of a site, because npm wouldn’t accept it.'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args, folder)).toThrow(message);
});

test('an old Node is refused', () => {
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.11.0'])
    expect(tooOld(version)).toContain(`Node ${version} is too old`);
  for (const version of ['20.19.0', '22.12.0', '23.0.0', '26.1.0'])
    expect(tooOld(version)).toBeUndefined();
});

test('a folder with something in it is left as it is, unless that is a repository', async () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, '.git'), { recursive: true });
  expect(run('site').status).toBe(0);
  writeFileSync(join(site, 'package.json'), 'mine');
  expect(run('site').stderr).toContain('isn’t empty: it has ');
  expect(readFileSync(join(site, 'package.json'), 'utf8')).toBe('mine');
});

test('a file is refused, and nothing is left of a site that couldn’t be finished', async () => {
  writeFileSync(join(folder, 'file'), 'mine');
  expect(run('file').stderr).toContain('it’s a file');
  const options = readOptions(['site'], folder) as Parameters<typeof create>[0];
  await expect(create({ ...options, backend: 'missing' as 'stub' })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['file']);
});
