/** Tests the command as a developer runs it. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('arguments', () => {
  const site = (...args: string[]) => readOptions(args, '/home/ada');

  test('have defaults', () => {
    expect(site()).toEqual({
      folder: '/home/ada/my-site',
      name: 'my-site',
      backend: 'stub',
      brand: '#0b6e4f',
    });
  });

  test('set a folder, a backend and a color', () => {
    expect(site('sites/Ada’s Shop', '--firebase', '--brand', '#7C3AED')).toEqual({
      folder: '/home/ada/sites/Ada’s Shop',
      name: 'ada-s-shop',
      backend: 'firebase',
      brand: '#7c3aed',
    });
  });

  test.each(['#abc', 'abc', '0B6E4F'])('%s is a color', (color) => {
    expect(site('--brand', color)).toMatchObject({
      brand: `#${color.replace('#', '').toLowerCase()}`,
    });
  });

  test.each([
    [['--brand', 'green'], '“green” isn’t a color that --brand knows.'],
    [['--brand', '#12345'], '“#12345” isn’t a color that --brand knows.'],
    [['--brand'], '--brand needs a color.'],
    [['--stub=yes'], '--stub takes no value.'],
    [['--template'], 'There is no option --template.'],
    [['--stub', '--firebase'], '--stub and --firebase can’t both keep the accounts.'],
    [['my', 'site'], 'One folder at a time: my, site are 2.'],
    [['…'], '“…” can’t be the name of a site, because npm wouldn’t accept it.'],
    [
      ['node_modules'],
      '“node_modules” can’t be the name of a site, because npm wouldn’t accept it.',
    ],
    [
      ['a'.repeat(215)],
      `“${'a'.repeat(215)}” can’t be the name of a site, because npm wouldn’t accept it.`,
    ],
  ])('%j is refused', (args, message) => {
    expect(() => site(...args)).toThrow(message);
  });
});

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s is too old', (version) => {
  expect(tooOld(version)).toContain(`Node ${version} is too old`);
});

test.each(['20.19.0', '22.12.0', '23.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(tooOld(version)).toBeUndefined();
});

test('the site is written and the next steps are shown', () => {
  const { status, stdout, stderr } = run('shop', '--brand', '#7c3aed');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('  cd shop\n  pnpm install\n  pnpm run dev\n');
  const read = (file: string) => readFileSync(join(folder, 'shop', file), 'utf8');
  expect(read('src/theme.css')).toContain('--rp-primary: #7c3aed;');
  expect(read('index.html')).toContain('<title>Shop</title>');
  expect(read('.gitignore')).toContain('node_modules');
  const files = readdirSync(join(folder, 'shop'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  expect(files.length).toBeGreaterThan(20);
  const ofTemplate = /My site|#0b6e4f/;
  expect(files.filter((file) => ofTemplate.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the site has the same versions as this repository', () => {
  run('my-site', '--firebase');
  const manifest = JSON.parse(readFileSync(join(folder, 'my-site/package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'my-site',
    dependencies: { '@rapport/ui': `^${kit.version}`, firebase: expect.stringMatching(/^\^\d/) },
    devDependencies: {
      vite: `^${root.devDependencies.vite}`,
      typescript: `^${root.devDependencies.typescript}`,
    },
  });
});

test('--help and --version', () => {
  expect(run('--help').stdout).toContain('--firebase');
  expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('a mistake is one message, a remedy and exit code 1', () => {
  const { status, stdout, stderr } = run('--brand', 'green');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^create-rapport: “green” isn’t .*\nGive it as .*\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

describe('a folder', () => {
  const options = () => {
    const found = readOptions(['site'], folder);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };

  test('that isn’t empty is left as it is', async () => {
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/package.json'), 'mine');
    await expect(create(options())).rejects.toThrow('isn’t empty: it has package.json.');
    expect(readdirSync(join(folder, 'site'))).toEqual(['package.json']);
    expect(readFileSync(join(folder, 'site/package.json'), 'utf8')).toBe('mine');
  });

  test('that has only a repository is fine', async () => {
    mkdirSync(join(folder, 'site/.git'), { recursive: true });
    await create(options());
    expect(existsSync(join(folder, 'site/package.json'))).toBe(true);
  });

  test('that is a file is refused', async () => {
    writeFileSync(join(folder, 'site'), 'mine');
    await expect(create(options())).rejects.toThrow('it’s a file');
    expect(readFileSync(join(folder, 'site'), 'utf8')).toBe('mine');
  });

  // Permissions don't bind root.
  test.skipIf(process.getuid?.() === 0)('that can’t be written is refused', async () => {
    chmodSync(folder, 0o500);
    await expect(create(options())).rejects.toThrow('you may not write there (EACCES)');
    chmodSync(folder, 0o700);
  });

  test('whose name is too long is refused, and nothing is left', async () => {
    const long = { ...options(), folder: join(folder, 'new', 'n'.repeat(300)) };
    await expect(create(long)).rejects.toThrow('its name is too long (ENAMETOOLONG)');
  });

  test('that couldn’t be finished is removed', async () => {
    const unfinished = { ...options(), backend: 'missing' as 'stub' };
    await expect(create(unfinished)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});
