/**
 * What developers copy from the docs compiles in a project that has nothing but the packed kit: the
 * code of every story that a docs page shows, and every block of TSX on the pages and in the README.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, inject, test } from 'vitest';
import { snippetsShown, shownBeside } from '../../../../.storybook/kit-docs.ts';
import { packageRoot } from '../../scripts/components.ts';
import { completed, fencesIn, freeNames } from '../../scripts/fences.ts';

const { folder } = inject('tested');
const run = promisify(execFile);
const place = join(folder, 'snippets');

afterEach(() => rm(place, { recursive: true, force: true }));

/** Names that are there without a declaration. */
const GLOBALS = new Set([
  'Boolean',
  'JSON',
  'Number',
  'Promise',
  'String',
  'document',
  'fetch',
  'window',
]);

/** A block of a page as a module: what only the reader has is declared as anything. */
function asModule(code: string): string {
  const given = freeNames(code).filter((name) => !GLOBALS.has(name));
  return [code, ...given.map((name) => `declare const ${name}: any;`), 'export {};'].join('\n');
}

/** What TypeScript says about modules, by name. */
async function errorsIn(modules: Record<string, string>): Promise<string[]> {
  await mkdir(place, { recursive: true });
  await Promise.all(
    Object.entries(modules).map(([name, code]) => writeFile(join(place, `${name}.tsx`), code)),
  );
  // A router of the reader's own.
  await writeFile(join(place, 'modules.d.ts'), "declare module 'react-router-dom';");
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

const filesOf = (path: string, extension: string) =>
  readdirSync(join(packageRoot, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => join(packageRoot, path, file));

test('the code of every story that a docs page shows', { timeout: 180_000 }, async () => {
  const modules: Record<string, string> = {};
  const missing: string[] = [];
  for (const file of filesOf('src', '.stories.tsx')) {
    const snippets = await snippetsShown(file);
    const name = basename(file, '.stories.tsx');
    for (const story of shownBeside(file)) {
      const code = snippets.get(story)?.code;
      if (code === undefined) missing.push(`${name} ${story}`);
      else modules[`${name}-${story}`] = `${code}\nexport {};`;
    }
  }
  expect(missing).toEqual([]);
  expect(Object.keys(modules).length).toBeGreaterThan(250);
  const foreign = Object.entries(modules).filter(([, code]) =>
    /from '(?:[.#]|storybook|@storybook)|\bfn\(/.test(code),
  );
  expect(foreign.map(([name]) => name)).toEqual([]);
  expect(await errorsIn(modules)).toEqual([]);
});

test('every block of TSX on the docs pages and in the README', async () => {
  const pages = [...filesOf('src', '.mdx'), ...filesOf('../../docs/storybook', '.mdx')];
  const modules: Record<string, string> = {};
  for (const page of [...pages, join(packageRoot, 'README.md')])
    fencesIn(readFileSync(page, 'utf8')).forEach((code, index) => {
      modules[`${basename(page).replace('.', '-')}-${index}`] = asModule(completed(code));
    });
  expect(Object.keys(modules).length).toBeGreaterThan(120);
  expect(await errorsIn(modules)).toEqual([]);
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
