/**
 * Writes what follows from the folders in src/: the root barrel, styles.css and foundations.css.
 * All are committed; `--check` fails when one is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findComponents, packageRoot, type ComponentFolder } from './components.ts';

const foundations = ['layers', 'generated/tokens', 'reset', 'accents', 'fonts'];
const libraries = ['content.ts', 'json-ld.tsx', 'link.tsx'];

const barrel = (components: ComponentFolder[]) =>
  [
    '// Written by scripts/entries.ts from the folders beside it.',
    ...libraries.map((file) => `export * from './lib/${file}';`),
    "export * from './forms/index.ts';",
    ...components
      .filter(({ layer }) => layer !== 'forms')
      .map(({ path }) => `export * from './${path}/index.ts';`),
    '',
  ].join('\n');

const stylesheet = (components: ComponentFolder[]) =>
  [
    '/* Written by scripts/entries.ts from the folders beside it: everything, in cascade order. */',
    ...foundations.map((name) => `@import './foundations/${name}.css';`),
    ...components
      .filter(({ hasCss }) => hasCss)
      .map(({ path, name }) => `@import './${path}/${name}.css';`),
    '',
  ].join('\n');

function outputs(): [file: string, text: string][] {
  const components = findComponents();
  return [
    ['src/index.ts', barrel(components)],
    ['src/styles.css', stylesheet(components)],
    [
      'src/foundations/foundations.css',
      `/* Written by scripts/entries.ts: what every page needs once, whichever components it uses. */\n${foundations
        .map((name) => `@import './${name}.css';\n`)
        .join('')}`,
    ],
  ];
}

const check = process.argv.includes('--check');
for (const [name, text] of outputs()) {
  const file = join(packageRoot, name);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  if (check) {
    console.error(`packages/ui/${name} is out of date with src/. Run: npm run entries`);
    process.exitCode = 1;
  } else await writeFile(file, text);
}
