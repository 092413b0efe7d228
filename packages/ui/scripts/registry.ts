/**
 * Makes the registry for `shadcn add`: the code of each section, for sites that want their own copy.
 * See docs/decisions/0007-the-package.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path/posix';
import { parseSync } from 'vite';
import api from '../api.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { findComponents, isCode, packageRoot, type ComponentFolder } from './components.ts';

/** A file of an item; `target` is its path in the site's `src/`. */
export interface RegistryFile {
  path: string;
  type: 'registry:file';
  target: string;
  content: string;
}

/** A section as `registry-item.json` describes it: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface RegistryItem {
  $schema: string;
  name: string;
  /** Works in any project, even without components.json and Tailwind. */
  type: 'registry:item';
  title: string;
  description: string;
  dependencies: string[];
  files: RegistryFile[];
  /** The text that shadcn prints after copying. */
  docs: string;
}

/** The folder for copied code. It has a folder for each section, and `lib` for shared code. */
const FOLDER = 'components/rapport';

/** The layer of copied styles. It follows the kit's, so that edits win wherever styles.css is loaded. */
const LAYER = 'rapport.copied';

/** What `export *` exports. */
const ALL = '*';

const src = join(packageRoot, 'src');
const read = (path: string) => readFileSync(join(src, path), 'utf8');

const layerOrder = /@layer [^;]+;/.exec(read('foundations/layers.css'))?.[0] ?? '';

/** Returns the module in `src/` that a relative specifier in another module names. */
const resolve = (from: string, specifier: string) => join(dirname(from), specifier);

/** Maps `module#name` to the entry that publishes the name. */
export function publishedNames(components = findComponents()): Map<string, string> {
  const entries = new Map<string, string>();
  const add = (index: string, entry: string) => {
    for (const { entries: names } of parseSync(index, read(index)).module.staticExports)
      for (const { moduleRequest, importName } of names)
        if (moduleRequest)
          entries.set(`${resolve(index, moduleRequest.value)}#${importName.name ?? ALL}`, entry);
  };
  add('index.ts', manifest.name);
  add('forms/index.ts', `${manifest.name}/forms`);
  for (const { name, path, layer } of components)
    if (layer !== 'sections') add(`${path}/index.ts`, `${manifest.name}/${name}`);
  return entries;
}

/** Writes `import { … } from '…'` or `export …`, with one name per line if a single line is too long. */
function statement(keyword: 'import' | 'export', names: string[], specifier: string): string {
  if (names.includes(ALL)) return `${keyword} ${ALL} from '${specifier}';`;
  const typesOnly = names.every((name) => name.startsWith('type '));
  const list = names.map((name) => (typesOnly ? name.slice('type '.length) : name));
  const start = typesOnly ? `${keyword} type {` : `${keyword} {`;
  const line = `${start} ${list.join(', ')} } from '${specifier}';`;
  return line.length <= 100
    ? line
    : `${start}\n${list.map((name) => `  ${name},\n`).join('')}} from '${specifier}';`;
}

/** A name in an import or an export: its name in the source module, and its local name. */
interface Name {
  own: string | null;
  alias: string | null;
  isType: boolean;
}

/** An import or export of another module's names. */
interface Link {
  keyword: 'import' | 'export';
  start: number;
  end: number;
  specifier: string;
  names: Name[];
}

function linksIn(module: string, source: string): Link[] {
  const { staticImports, staticExports } = parseSync(module, source).module;
  const imports = staticImports.map(({ start, end, moduleRequest, entries }): Link => ({
    keyword: 'import',
    start,
    end,
    specifier: moduleRequest.value,
    names: entries.map(({ importName, localName, isType }) => ({
      own: importName.name,
      alias: localName.value,
      isType,
    })),
  }));
  const exports = staticExports.flatMap(({ start, end, entries }): Link[] => {
    const specifier = entries[0]?.moduleRequest?.value;
    if (!specifier) return [];
    const names = entries.map(({ importName, exportName, isType }) => ({
      own: importName.name ?? ALL,
      alias: exportName.name ?? ALL,
      isType,
    }));
    return [{ keyword: 'export', start, end, specifier, names }];
  });
  return [...imports, ...exports].sort((a, b) => a.start - b.start);
}

/** Copies the files of a section: its folder, and the modules without an entry that it needs. */
function copiesOf({ name, path, hasCss }: ComponentFolder, published: Map<string, string>) {
  const files = new Map<string, string>();
  const packages = new Set([manifest.name]);

  const targetOf = (module: string) =>
    dirname(module) === path
      ? `${FOLDER}/${name}/${basename(module)}`
      : `${FOLDER}/lib/${basename(module)}`;

  /** Returns the specifier of another copy, without an extension, as bundlers expect. */
  function local(module: string, imported: string): string {
    const way = relative(dirname(targetOf(module)), targetOf(imported)).replace(/\.tsx?$/, '');
    return way.startsWith('.') ? way : `./${way}`;
  }

  /** Imports the same names from the kit's entry if one publishes them, otherwise from another copy. */
  function rewritten(module: string, { keyword, specifier, names }: Link): string {
    const imported = resolve(module, specifier);
    const places = new Map<string, string[]>();
    for (const { own, alias, isType } of names) {
      const entry = published.get(`${imported}#${own}`) ?? published.get(`${imported}#${ALL}`);
      if (!entry) copy(imported);
      const place = entry ?? local(module, imported);
      const text = `${isType ? 'type ' : ''}${own === alias ? own : `${own} as ${alias}`}`;
      places.set(place, [...(places.get(place) ?? []), text]);
    }
    return [...places].map(([place, texts]) => statement(keyword, texts, place)).join('\n');
  }

  function copy(module: string): void {
    if (files.has(targetOf(module))) return;
    const source = read(module);
    if (/\bcreateContext\b/.test(source))
      throw new Error(
        `${path} needs ${module}, which has a context. A copy of the context would not get the provider's value: publish what the section imports in an index.ts.`,
      );
    files.set(targetOf(module), ''); // so that modules that import each other end
    let code = source;
    for (const link of linksIn(module, source).toReversed()) {
      if (link.specifier.startsWith('.'))
        code = code.slice(0, link.start) + rewritten(module, link) + code.slice(link.end);
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(link.specifier)?.[0] ?? link.specifier);
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

const textOf = (name: string): string => {
  const { text } = (api.components as Record<string, { text: string }>)[name] ?? { text: '' };
  return text.split('\n\n')[0]?.replaceAll('\n', ' ') ?? '';
};

/** Turns `PricingCards` into `Pricing cards`. */
const titleOf = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Returns all sections as items.
 *
 * @param published The entry of each name that copies import from the kit.
 * @throws Error If a copy could not work, because it needs a context or an unlisted package.
 */
export const registryItems = (published = publishedNames()): RegistryItem[] =>
  findComponents()
    .filter(({ layer }) => layer === 'sections')
    .map((section) => {
      const { files, packages } = copiesOf(section, published);
      return {
        $schema: 'https://ui.shadcn.com/schema/registry-item.json',
        name: section.name,
        type: 'registry:item',
        title: titleOf(section.name),
        description: textOf(section.name),
        dependencies: [...packages].flatMap(dependency),
        files: [...files].map(([target, content]) => ({
          path: target,
          type: 'registry:file',
          target,
          content,
        })),
        docs: `Import ${section.name} from ${FOLDER}/${section.name}. The page needs the kit’s styles once: import '${manifest.name}/styles.css', or write those of the parts in use with “npx rapport-ui styles”.`,
      };
    });

/** Lists the items in the format of `registry.json`: https://ui.shadcn.com/docs/registry/registry-json */
export const registryIndex = (items: RegistryItem[]) => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'rapport',
  homepage: manifest.homepage,
  items: items.map(({ name, type, title, description, dependencies, files, docs }) => ({
    name,
    type,
    title,
    description,
    dependencies,
    files: files.map(({ path, type: fileType, target }) => ({ path, type: fileType, target })),
    docs,
  })),
});

/** Writes `registry.json` and an item for each section, `Hero.json`, into a folder. */
export async function writeRegistry(folder: string): Promise<void> {
  const items = registryItems();
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  await Promise.all([
    write('registry', registryIndex(items)),
    ...items.map((item) => write(item.name, item)),
  ]);
}
