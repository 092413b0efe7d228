/**
 * Checks that the code in the docs compiles in a project that has only the packed kit: the code of
 * every story that a docs page shows, and every block of TSX in Storybook, in the packaged docs and in
 * the README. Compiles each text once, even if it appears several times.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { packageRoot } from '../../scripts/components.ts';
import { completed, fencesIn, freeNames } from '../../scripts/fences.ts';
import { shownBeside, snippetsShown } from '../../scripts/shown.ts';

const { folder } = inject('tested');
const run = promisify(execFile);
const place = join(folder, 'snippets');

afterEach(() => rm(place, { recursive: true, force: true }));

/** Names that need no declaration. */
const GLOBALS = new Set([
  'Boolean',
  'JSON',
  'Number',
  'Promise',
  'String',
  'Response',
  'document',
  'fetch',
  'globalThis',
  'window',
]);

/** Packages of the reader's own. */
const OWN = `
declare module '@playwright/test' {
  export const expect: any;
  export function test(name: string, body: (fixtures: { page: any }) => Promise<void>): void;
}
declare module '@testing-library/react';
declare module 'next/link';
declare module 'react-router';
declare module 'react-router-dom';
declare module 'storybook/test';
declare module 'vitest';
`;

/** Turns a block of a page into a module, and declares the reader's own names as `any`. */
function asModule(code: string): string {
  const undeclared = freeNames(code).filter((name) => !GLOBALS.has(name));
  return [code, ...undeclared.map((name) => `declare const ${name}: any;`), 'export {};'].join(
    '\n',
  );
}

/** What TypeScript says about modules, by name. */
async function errorsIn(modules: Record<string, string>): Promise<string[]> {
  await mkdir(place, { recursive: true });
  await Promise.all(
    Object.entries(modules).map(([name, code]) => writeFile(join(place, `${name}.tsx`), code)),
  );
  await writeFile(join(place, 'modules.d.ts'), OWN);
  const config = join(folder, 'tsconfig.snippets.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { skipLibCheck: true },
      include: ['snippets'],
    }),
  );
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '-p', config, '--pretty', 'false'], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
  );
}

const filesOf = (folderOf: string, extension: string) =>
  readdirSync(folderOf, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => join(folderOf, file));

const blocksIn = (file: string) => fencesIn(readFileSync(file, 'utf8'));

/** The code of every story that a docs page shows, by a name for each. */
const stories: Record<string, string> = {};
const missing: string[] = [];

beforeAll(async () => {
  for (const file of filesOf(join(packageRoot, 'src'), '.stories.tsx')) {
    const snippets = await snippetsShown(file);
    const name = basename(file, '.stories.tsx');
    for (const story of shownBeside(file)) {
      const code = snippets.get(story)?.code;
      if (code === undefined) missing.push(`${name} ${story}`);
      else stories[`${name}-${story}`] = code;
    }
  }
}, 180_000);

test('the code of every story that a docs page shows', { timeout: 180_000 }, async () => {
  expect(missing).toEqual([]);
  expect(Object.keys(stories).length).toBeGreaterThan(250);
  const foreign = Object.entries(stories).filter(([, code]) =>
    /from '(?:[.#]|storybook|@storybook)|\bfn\(/.test(code),
  );
  expect(foreign.map(([name]) => name)).toEqual([]);
  const modules = Object.entries(stories).map(([name, code]) => [name, `${code}\nexport {};`]);
  expect(await errorsIn(Object.fromEntries(modules) as Record<string, string>)).toEqual([]);
});

test('every other block of TSX: on docs pages, in the packed docs and in the README', async () => {
  const kit = join(folder, 'node_modules/@rapport/ui');
  const packed = filesOf(join(kit, 'dist/docs'), '.md').flatMap(blocksIn);
  const readme = blocksIn(join(kit, 'README.md'));
  const pages = ['src', '../../docs/storybook']
    .flatMap((path) => filesOf(join(packageRoot, path), '.mdx'))
    .flatMap(blocksIn);
  // The packed docs show the same text as Storybook for a story.
  const known = new Set(Object.values(stories));
  expect(packed.filter((code) => known.has(code)).length).toBeGreaterThan(250);
  // A README has no plugin that adds imports.
  expect(readme.map(completed)).toEqual(readme);
  const texts = new Set(
    [...packed, ...readme, ...pages.map(completed)].filter((code) => !known.has(code)),
  );
  expect(texts.size).toBeGreaterThan(250);
  const modules = [...texts].map((code, index) => [`block-${index}`, asModule(code)]);
  // The file in which readme.test.ts saves the page.
  modules.push(['Page', readme[0] ?? '']);
  expect(await errorsIn(Object.fromEntries(modules) as Record<string, string>)).toEqual([]);
});

test('the check sees a prop, a value and a component that the kit does not have', async () => {
  const faults = await errorsIn({
    prop: asModule(completed('<Button tone="loud">Go</Button>')),
    value: asModule(completed('<Button size="xl">Go</Button>')),
    component: "import { Knob } from '@rapport/ui';\n<Knob />",
    fine: asModule(completed('<Button size="lg">Go</Button>')),
  });
  const named = faults.flatMap((line) => /^snippets\/\w+\.tsx/.exec(line) ?? []).sort();
  expect(named).toEqual(['component.tsx', 'prop.tsx', 'value.tsx'].map((one) => `snippets/${one}`));
});
