/**
 * Tests the packed kit in a project with the lowest accepted React and types, TypeScript 5, and the
 * project's own versions of libraries.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { importedEntries } from '../../scripts/entry-points.ts';
import { nodeIn } from './project.ts';

const { folder: newest } = inject('tested');
const run = promisify(execFile);

let lowest: string;

/** The project's packages before the kit: the lowest React, the others a patch or a minor away. */
const OWN = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
  typescript: '5.9.3',
  clsx: '^2.1.0',
  zod: '^4.5.0',
  'react-hook-form': '^7.91.0',
  'radix-ui': '1.8.0',
};

/** Older versions than the registry would give, as a lockfile has them. */
const LOCKED = ['clsx@2.1.0', 'zod@4.5.0', 'react-hook-form@7.91.0'];

const npm = (...args: string[]) =>
  run('npm', ['install', ...args, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: lowest });

beforeAll(async () => {
  lowest = await mkdtemp(join(tmpdir(), 'rapport-lowest-'));
  const manifest = join(lowest, 'package.json');
  await writeFile(manifest, JSON.stringify({ private: true, type: 'module', dependencies: OWN }));
  await npm('--no-save', ...LOCKED);
  const tarball = (await readdir(newest)).find((name) => name.endsWith('.tgz')) ?? '';
  await npm(join(newest, tarball));
}, 180_000);

afterAll(() => rm(lowest, { recursive: true, force: true }));

/** The versions of a package that are installed, wherever they are. */
function versionsOf(name: string): string[] {
  return readdirSync(join(lowest, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => `/${path}`.replace(/.*\/node_modules\//, '/') === `/${name}/package.json`)
    .map((path) => {
      const text = readFileSync(join(lowest, 'node_modules', path), 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    });
}

test.each([
  'react',
  'zod',
  'react-hook-form',
  'clsx',
  'radix-ui',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-dialog',
])('there is one %s', (name) => {
  expect(versionsOf(name)).toHaveLength(1);
});

test('an exact version of the project stays, and the kit uses it', () => {
  expect(versionsOf('radix-ui')).toEqual(['1.8.0']);
});

/** The entries without the drivers, which take their types from the project's test library. */
const every = importedEntries().filter(
  (entry) => !entry.endsWith('.json') && !entry.startsWith('./testing'),
);

/** What TypeScript, in its strictest settings, says about a module that imports these entries. */
async function errorsIn(folder: string, resolution: string, entries = every): Promise<string> {
  const lines = entries.map((entry) => `import '@rapport/ui${entry.slice(1)}';`);
  await writeFile(join(folder, 'strictest.ts'), lines.join('\n'));
  const config = join(folder, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    ...(resolution === 'nodenext'
      ? { module: 'nodenext' }
      : { module: 'esnext', moduleResolution: 'bundler' }),
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  await writeFile(config, JSON.stringify({ compilerOptions, files: ['strictest.ts'] }));
  return nodeIn(folder)('node_modules/typescript/bin/tsc', '-p', config).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe.each(['nodenext', 'bundler'])('every type, strictest, %s', (resolution) => {
  test('with the lowest React and TypeScript 5', async () => {
    expect(await errorsIn(lowest, resolution)).toBe('');
  });

  test('with the newest', async () => {
    expect(await errorsIn(newest, resolution)).toBe('');
  });
});

test('a stylesheet that does not exist is an error', async () => {
  for (const folder of [lowest, newest])
    expect(await errorsIn(folder, 'bundler', ['./Knob.css'])).toMatch(/TS2\d+: .*Knob\.css/);
});

test('the lowest React renders a form', async () => {
  const { stdout } = await nodeIn(lowest)(
    '--input-type=module',
    '--eval',
    `import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { SignUpForm } from '@rapport/ui';
    process.stdout.write(renderToString(h(SignUpForm, { onSubmit: async () => null })));`,
  );
  expect(stdout).toContain('type="password"');
});

test('the command writes only the styles of the parts that the project imports', async () => {
  const { stdout, stderr } = await run('npx', ['rapport-ui', 'styles', 'src'], { cwd: newest });
  const all = readFileSync(join(newest, 'node_modules/@rapport/ui/dist/styles.css'), 'utf8');
  expect(stderr).toMatch(/\d+ of \d+ parts: /);
  expect(stdout).toContain('.rp-Button{');
  expect(stdout).not.toContain('.rp-Tooltip');
  expect(stdout.length).toBeLessThan(all.length);
});
