/**
 * Writes what follows from the folders in src/: the root barrel, styles.css and the export map
 * of package.json. All three are committed; `--check` fails when one is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findComponents, packageRoot, type ComponentFolder } from './components.ts';

const foundations = ['layers', 'generated/tokens', 'reset', 'accents', 'fonts'];
const libraries = ['content.ts', 'form-result.ts', 'json-ld.tsx', 'link.tsx'];

const barrel = (components: ComponentFolder[]) =>
  [
    '// Written by scripts/entries.ts from the folders beside it.',
    ...libraries.map((file) => `export * from './lib/${file}';`),
    ...components.map(({ path }) => `export * from './${path}/index.ts';`),
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

const entry = (source: string, built: string) => ({
  '@rapport/source': `./src/${source}`,
  types: `./dist/${built}.d.ts`,
  default: `./dist/${built}.js`,
});

const cssEntry = (source: string, built: string) => ({
  '@rapport/source': `./src/${source}`,
  default: `./dist/${built}`,
});

function exportMap(components: ComponentFolder[]) {
  const map: Record<string, unknown> = {
    '.': entry('index.ts', 'index'),
    './tokens': entry('foundations/generated/tokens.ts', 'foundations/generated/tokens'),
    './tokens.css': cssEntry('foundations/generated/tokens.css', 'tokens.css'),
    './styles.css': cssEntry('styles.css', 'styles.css'),
    './foundations.css': cssEntry('foundations/foundations.css', 'foundations.css'),
    './fonts/*': './dist/fonts/*',
    './package.json': './package.json',
  };
  for (const { name, path, hasCss, styled } of components) {
    map[`./${name}`] = entry(`${path}/index.ts`, `${path}/index`);
    // Without a stylesheet of its own there is none in src/, where each component brings only its own.
    if (hasCss) map[`./${name}.css`] = cssEntry(`${path}/${name}.css`, `${name}.css`);
    else if (styled) map[`./${name}.css`] = { default: `./dist/${name}.css` };
  }
  return map;
}

async function outputs(): Promise<[file: string, text: string][]> {
  const components = findComponents();
  const manifest = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as object;
  const options = await resolveConfig(join(packageRoot, 'package.json'));
  const json = JSON.stringify({ ...manifest, exports: exportMap(components) }, null, 2);
  return [
    ['src/index.ts', barrel(components)],
    ['src/styles.css', stylesheet(components)],
    [
      'src/foundations/foundations.css',
      `/* Written by scripts/entries.ts: what every page needs once, whichever components it uses. */\n${foundations
        .map((name) => `@import './${name}.css';\n`)
        .join('')}`,
    ],
    ['package.json', await format(json, { ...options, filepath: 'package.json' })],
  ];
}

const check = process.argv.includes('--check');
for (const [name, text] of await outputs()) {
  const file = join(packageRoot, name);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  if (check) {
    console.error(`packages/ui/${name} is out of date with src/. Run: npm run entries`);
    process.exitCode = 1;
  } else await writeFile(file, text);
}
