/**
 * Makes the registry for `shadcn add`: the code of each section, for sites that want their own copy.
 * See docs/decisions/0007-the-package.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path/posix';
import api from '../api.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { findComponents, isCode, packageRoot, type ComponentFolder } from './components.ts';
import { layerOrder } from './styles.ts';

/** The folder for copied code. It has a folder for each section, and `lib` for shared code. */
const FOLDER = 'components/rapport';

/** The layer of copied styles. It follows the kit's, so that edits win wherever styles.css is loaded. */
const LAYER = 'rapport.copied';

const src = join(packageRoot, 'src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');

/** An import or export of another module's names, as the formatter writes it. */
const LINK = /^(import|export) (type )?(?:\{([^}]*)\}|\*.*) from '(.+)';$/gm;

type Link = ReturnType<typeof linksIn>[number];

/** Each name is `own`, `own as alias` or `type own`, or `*` for all. */
const linksIn = (source: string) =>
  [...source.matchAll(LINK)].map((match) => {
    const [text, keyword = '', type = '', list = '*', specifier = ''] = match;
    const names = list.split(',').flatMap((name) => (name.trim() ? type + name.trim() : []));
    return { start: match.index, text, keyword, specifier, names };
  });

/** Names what another module exports as a key: `module#own`. */
const keyOf = (from: string, specifier: string, name: string) =>
  `${join(dirname(from), specifier)}#${name.replaceAll(/^type | as .*/g, '')}`;

/** Maps the key of each name to the entry that publishes it. */
function publishedNames(): Map<string, string> {
  const published = new Map<string, string>();
  const add = (index: string, entry: string) => {
    for (const { specifier, names } of linksIn(read(index)))
      for (const name of names) published.set(keyOf(index, specifier, name), entry);
  };
  add('index.ts', manifest.name);
  add('forms/index.ts', `${manifest.name}/forms`);
  for (const { name, path, layer } of findComponents())
    if (layer !== 'sections') add(`${path}/index.ts`, `${manifest.name}/${name}`);
  return published;
}

/** Writes `import { … } from '…'` or `export …`, with one name per line if a single line is too long. */
function statement(keyword: string, names: string[], specifier: string): string {
  if (names.includes('*')) return `${keyword} * from '${specifier}';`;
  const typesOnly = names.every((name) => name.startsWith('type '));
  const list = typesOnly ? names.map((name) => name.slice('type '.length)) : names;
  const start = typesOnly ? `${keyword} type {` : `${keyword} {`;
  const line = `${start} ${list.join(', ')} } from '${specifier}';`;
  return line.length <= 100 ? line : `${start}\n  ${list.join(',\n  ')},\n} from '${specifier}';`;
}

/** Copies the files of a section: its folder, and the modules without an entry that it needs. */
function copiesOf({ name, path, hasCss }: ComponentFolder, published: Map<string, string>) {
  const files = new Map<string, string>();
  const packages = new Set([manifest.name]);

  const targetOf = (module: string) =>
    `${FOLDER}/${dirname(module) === path ? name : 'lib'}/${basename(module)}`;

  /** Returns the specifier of another copy, without an extension, as bundlers expect. */
  function local(module: string, imported: string): string {
    const way = relative(dirname(targetOf(module)), targetOf(imported)).replace(/\.tsx?$/, '');
    return way.startsWith('.') ? way : `./${way}`;
  }

  /** Imports the same names from the kit's entry if one publishes them, otherwise from another copy. */
  function rewritten(module: string, { keyword, specifier, names }: Link): string {
    const imported = join(dirname(module), specifier);
    const places = new Map<string, string[]>();
    for (const text of names) {
      const entry = published.get(keyOf(module, specifier, text)) ?? published.get(`${imported}#*`);
      if (!entry) copy(imported);
      const place = entry ?? local(module, imported);
      places.set(place, [...(places.get(place) ?? []), text]);
    }
    return [...places].map(([place, texts]) => statement(keyword, texts, place)).join('\n');
  }

  function copy(module: string): void {
    if (files.has(targetOf(module))) return;
    let code = read(module);
    if (/\bcreateContext\b/.test(code))
      throw new Error(
        `${path} needs ${module}, which has a context. A copy of the context would not get the provider's value: publish what the section imports in an index.ts.`,
      );
    files.set(targetOf(module), ''); // so that modules that import each other end
    for (const link of linksIn(code).toReversed()) {
      const { start, text, specifier } = link;
      if (specifier.startsWith('.'))
        code = code.slice(0, start) + rewritten(module, link) + code.slice(start + text.length);
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
    if (hasCss && module === `${path}/${name}.tsx`)
      code = code.replace(/^import /m, `import './${name}.css';\nimport `);
    const downloads = /(\bimport\('\.\/[^']+?)\.tsx?'/g;
    files.set(targetOf(module), code.replaceAll(downloads, "$1'"));
  }

  for (const file of readdirSync(join(src, path)).filter(isCode)) copy(`${path}/${file}`);
  if (hasCss) {
    const styles = read(`${path}/${name}.css`).replaceAll(
      '@layer rapport.sections',
      `@layer ${LAYER}`,
    );
    files.set(`${FOLDER}/${name}/${name}.css`, `${layerOrder}\n\n${styles}`);
  }
  return { files, packages };
}

/** Returns a package with the version that the kit needs. A site already has React. */
function dependency(name: string): string[] {
  if (name === manifest.name) return [`${name}@^${manifest.version}`];
  const ranges: Record<string, string> = { ...manifest.peerDependencies, ...manifest.dependencies };
  const range = ranges[name];
  if (!range) throw new Error(`A section imports ${name}, which package.json does not list.`);
  return name === 'react' || name === 'react-dom' ? [] : [`${name}@${range}`];
}

/** Returns the first paragraph about a section. */
const textOf = (name: string): string => {
  const { text = '' } = (api.components as Record<string, { text: string }>)[name] ?? {};
  return text.split('\n\n')[0]!.replaceAll('\n', ' ');
};

/** Turns `PricingCards` into `Pricing cards`. */
const titleOf = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Describes a section: https://ui.shadcn.com/docs/registry/registry-item-json */
function itemOf(section: ComponentFolder, published: Map<string, string>) {
  const { name } = section;
  const { files, packages } = copiesOf(section, published);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    // Works in any project, even without components.json and Tailwind.
    type: 'registry:item',
    title: titleOf(name),
    description: textOf(name),
    dependencies: [...packages].flatMap(dependency),
    files: [...files].map(([target, content]) => ({
      path: target,
      type: 'registry:file',
      target,
      content,
    })),
    // Shown after copying.
    docs: `Import ${name} from ${FOLDER}/${name}. The page needs the kit’s styles once: import '${manifest.name}/styles.css', or write those of the parts in use with “npx rapport-ui styles”. The code is TypeScript: if components.json says "tsx": false, rename the copies from .jsx and .js to .tsx and .ts, which bundlers read beside JavaScript.`,
  };
}

/**
 * Returns all sections as items.
 *
 * @throws Error If a copy could not work, because it needs a context or an unlisted package.
 */
export function registryItems() {
  const published = publishedNames();
  return findComponents()
    .filter(({ layer }) => layer === 'sections')
    .map((section) => itemOf(section, published));
}

/** Lists the items in the format of `registry.json`: https://ui.shadcn.com/docs/registry/registry-json */
export const registryIndex = (items: ReturnType<typeof registryItems>) => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'rapport',
  homepage: manifest.homepage,
  items: items.map((item) => ({
    ...item,
    $schema: undefined,
    files: item.files.map((file) => ({ ...file, content: undefined })),
  })),
});

/** Writes `registry.json` and an item for each section, `Hero.json`, into a folder. */
export async function writeRegistry(folder: string): Promise<void> {
  const items = registryItems();
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  await write('registry', registryIndex(items));
  await Promise.all(items.map((item) => write(item.name, item)));
}
