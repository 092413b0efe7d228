/** Checks the guides: their code compiles, and their commands and links exist. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../scripts/components.ts';

const root = join(packageRoot, '../..');
const folder = join(root, 'docs/storybook');
const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  .filter(({ text }) => text.includes('<Meta title="Contributing/'));

const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );

const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
const work = join(packageRoot, '.cache/guides');

/** Returns TypeScript's errors in modules that import the kit as a site does. */
async function complaints(modules: string[], name: string): Promise<string> {
  const own = join(work, name);
  await mkdir(own, { recursive: true });
  await Promise.all(
    modules.map((code, index) => writeFile(join(own, `block-${index}.tsx`), `${code}\nexport {};`)),
  );
  const config = {
    extends: '../../../../../tsconfig.base.json',
    // Resolves the kit to its source, whose Playwright driver runs in Node.
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['*.tsx'],
  };
  await writeFile(join(own, 'tsconfig.json'), JSON.stringify(config));
  return promisify(execFile)(process.execPath, [tsc, '-p', own]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

afterAll(() => rm(work, { recursive: true, force: true }));

/** Links to docs pages that do not exist. */
function deadLinks(text: string): string[] {
  const pages = new Set([
    ...readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const stories = readFileSync(join(packageRoot, 'src', file), 'utf8');
        return /^ {2}id: '([\w-]+)'/m.exec(stories)?.[1] ?? [];
      }),
    ...[folder, join(packageRoot, 'src/foundations')].flatMap((where) =>
      readdirSync(where)
        .filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => {
          const page = readFileSync(join(where, file), 'utf8');
          const title = /<Meta title="([^"]+)"/.exec(page)?.[1] ?? '';
          return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
        }),
    ),
  ]);
  return [...text.matchAll(/\?path=\/docs\/([\w-]+?)--docs/g)]
    .map(([, id = '']) => id)
    .filter((id) => !pages.has(id));
}

/** Lines that call no script of the project, or name no file. */
function deadCommands(lines: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return lines.filter((line) => {
    const script = /^npm (?:run )?(\w+)/.exec(line)?.[1];
    if (script) return !(script in scripts);
    const path = /^npx vitest run --project [\w-]+ (\S+)/.exec(line)?.[1];
    return !path || !existsSync(join(root, path));
  });
}

test('there are six guides', () => {
  expect(guides.length).toBeGreaterThanOrEqual(6);
});

test('their code compiles', { timeout: 120_000 }, async () => {
  const modules = guides.flatMap(({ text }) => blocksOf(text, 'tsx'));
  expect(modules.length).toBeGreaterThan(4);
  expect(await complaints(modules, 'all')).toBe('');
});

describe.each(guides)('$file', ({ text }) => {
  test('has links to pages that exist, and commands that do', () => {
    expect(deadLinks(text)).toEqual([]);
    expect(deadCommands(blocksOf(text, 'sh').flatMap((code) => code.trim().split('\n')))).toEqual(
      [],
    );
  });
});

describe('the checks see', () => {
  test('a prop and a part that do not exist', { timeout: 120_000 }, async () => {
    const said = await complaints(
      [
        `import { Button } from '@rapport/ui';\nexport const One = () => <Button volume={11} />;`,
        `import { Carousel } from '@rapport/ui';\nexport const Two = Carousel;`,
      ],
      'faulty',
    );
    expect(said).toContain('volume');
    expect(said).toContain('Carousel');
  });

  test('a dead link and dead commands', () => {
    expect(deadLinks('[A](?path=/docs/carousel--docs), [B](?path=/docs/button--docs)')).toEqual([
      'carousel',
    ]);
    const dead = ['npm run polish', 'npx vitest run --project unit packages/ui/none.test.ts'];
    expect(deadCommands([...dead, 'npm run help'])).toEqual(dead);
  });
});
