/** Checks that the code in the guides for contributors compiles. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { packageRoot } from '../scripts/components.ts';
import { fencesIn } from '../scripts/fences.ts';

const guides = join(packageRoot, '../../docs/storybook');
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
const work = join(packageRoot, '.cache/guides');

afterAll(() => rm(work, { recursive: true, force: true }));

test('the code of the guides compiles', { timeout: 120_000 }, async () => {
  const modules = readdirSync(guides)
    .map((file) => readFileSync(join(guides, file), 'utf8'))
    .filter((text) => text.includes('<Meta title="Contributing/'))
    .flatMap(fencesIn);
  expect(modules.length).toBeGreaterThan(4);
  await mkdir(work, { recursive: true });
  await Promise.all(
    modules.map((code, index) => writeFile(join(work, `${index}.tsx`), `${code}\nexport {};`)),
  );
  const config = {
    extends: '../../../../tsconfig.base.json',
    // Resolves the kit to its source, whose Playwright driver runs in Node.
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['*.tsx'],
  };
  await writeFile(join(work, 'tsconfig.json'), JSON.stringify(config));
  const errors = await promisify(execFile)(process.execPath, [tsc, '-p', work]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(errors).toBe('');
});
