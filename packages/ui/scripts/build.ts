/**
 * Builds the package into dist/: one entry and one stylesheet per component, styles.css,
 * foundations.css, tokens.css, tokens.json, the fonts, the themes, the docs and the registry. The
 * code is in dist/modules/, one module for each in src/ (tsc), the command `rapport-ui` in dist/cli/
 * and the test drivers in dist/testing/; the export map exposes only their entries.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '@rapport/tooling/children';
import { bin } from '@rapport/tooling/root';
import type { Parts } from '../cli/stylesheet.ts';
import manifest from '../package.json' with { type: 'json' };
import tokens from '../tokens/generated/tokens.json' with { type: 'json' };
import { exportsOf, findComponents, packageRoot, type ComponentFolder } from './components.ts';
import { writeDocs } from './docs/generate.ts';
import { writeRegistry } from './registry.ts';
import { bundled, layerOrder } from './styles.ts';
import { themes } from './tokens.ts';

const src = join(packageRoot, 'src');
const dist = join(packageRoot, 'dist');

async function writeCss(name: string, source?: string, uses: string[] = []): Promise<void> {
  const own = source ? bundled(join(src, source)) : '';
  const imports = uses.map((component) => `@import "./${component}.css";\n`).join('');
  await writeFile(join(dist, name), `${layerOrder}\n${imports}${own}`);
  // Lets TypeScript accept an import of this stylesheet and reject one that does not exist.
  await writeFile(join(dist, `${name}.d.ts`), 'export {};\n');
}

/** Writes a module that reexports others, so that an entry does not depend on folders. */
async function writeEntry(name: string, ...lines: string[]): Promise<void> {
  const code = lines.map((line) => `export ${line};\n`).join('');
  for (const extension of ['js', 'd.ts']) await writeFile(join(dist, `${name}.${extension}`), code);
}

/**
 * Writes `@rapport/ui/Name`, its stylesheet, and `@rapport/ui/Name.schema`: a form's rules without
 * React, for servers that validate again.
 */
async function writeComponent({
  name,
  path,
  hasCss,
  styled,
  uses,
}: ComponentFolder): Promise<void> {
  await writeEntry(name, `* from './modules/${path}/index.js'`);
  if (existsSync(join(src, path, `${name}.schema.ts`)))
    await writeEntry(
      `${name}.schema`,
      `* from './modules/${path}/${name}.schema.js'`,
      `{ fieldErrors } from './modules/forms/schema.js'`,
    );
  if (styled)
    await writeCss(
      `${name}.css`,
      hasCss ? `${path}/${name}.css` : undefined,
      uses.filter((used) => withCss.has(used)),
    );
}

async function compile(config: string): Promise<void> {
  const args = [bin('tsc', 'typescript'), '-p', join(packageRoot, config)];
  const { code, output } = await runNode('tsc', args);
  if (code !== 0) throw new Error(`packages/ui does not compile:\n${output}`);
}

/** Writes the list that tells `rapport-ui styles` which part a name belongs to. */
async function writeParts(all: ComponentFolder[]): Promise<void> {
  const parts: Parts = {
    version: manifest.version,
    styled: all.filter(({ styled }) => styled).map(({ name }) => name),
    exports: {},
  };
  for (const { name } of exportsOf('index.ts')) parts.exports[name] = '';
  for (const { name: part, path, styled } of all)
    for (const { name, isType } of exportsOf(`${path}/index.ts`))
      parts.exports[name] = styled && !isType ? part : '';
  await writeFile(join(dist, 'cli/parts.json'), JSON.stringify(parts));
}

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'themes'), { recursive: true });
await mkdir(join(dist, 'cli'));
const components = findComponents();
const withCss = new Set(components.filter(({ styled }) => styled).map(({ name }) => name));

await Promise.all([
  compile('tsconfig.build.json'),
  compile('tsconfig.cli.json'),
  writeDocs(),
  // For tools that read DTCG.
  writeFile(join(dist, 'tokens.json'), JSON.stringify(tokens)),
  writeParts(components),
  writeRegistry(join(dist, 'registry')),
  // Next to the stylesheets, as in src/, so that `url(./fonts/…)` works in both.
  cp(join(src, 'foundations/fonts'), join(dist, 'fonts'), { recursive: true }),
  writeCss('styles.css', 'styles.css'),
  writeCss('foundations.css', 'foundations/foundations.css'),
  writeCss('tokens.css', 'foundations/generated/tokens.css'),
  writeCss('fonts.css', 'foundations/fonts.css'),
  ...themes.map((name) => writeCss(`themes/${name}.css`, `../themes/${name}.css`)),
  ...components.map(writeComponent),
]);

// After the modules, from which `@rapport/ui/testing` takes its types.
await compile('testing/tsconfig.json');
