/** Lists what people can import: the export map with its patterns expanded, as scripts/build.ts does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findComponents, packageRoot } from './components.ts';
import type { EntryModule } from './read-api.ts';
import { themes } from './tokens.ts';

export interface Manifest {
  version: string;
  exports: Record<string, string | null | Record<string, string>>;
  bin?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface EntryPoint {
  /** The subpath after the package's name: `./Button`. */
  name: string;
  /** Its TypeScript module. Unset for a stylesheet or another file. */
  source?: string;
}

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;

const src = join(packageRoot, 'src');

/** Returns every entry of the package by name. */
export function entryPoints(): EntryPoint[] {
  const components = findComponents();
  const files = [
    'foundations',
    'tokens',
    'fonts',
    ...themes.map((name) => `themes/${name}`),
    ...components.flatMap(({ name, styled }) => (styled ? name : [])),
  ].map((name) => `${name}.css`);
  const fonts = readdirSync(join(src, 'foundations/fonts')).map((file) => `fonts/${file}`);
  const plain = Object.entries(readManifest().exports).filter(
    ([name, target]) => target !== null && !name.includes('*'),
  );
  return [
    ...plain.map(([name, target]): EntryPoint => {
      const source = typeof target === 'object' ? target?.['@rapport/source'] : undefined;
      return { name, ...(source?.match(/\.tsx?$/) && { source: join(packageRoot, source) }) };
    }),
    ...components.flatMap(({ name, path }) => {
      const schema = join(src, path, `${name}.schema.ts`);
      return [
        { name: `./${name}`, source: join(src, path, 'index.ts') },
        ...(existsSync(schema) ? [{ name: `./${name}.schema`, source: schema }] : []),
      ];
    }),
    ...[...files, ...fonts].map((file) => ({ name: `./${file}` })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lists the subpaths that code imports: `.`, `./forms`, `./Button`, `./Button.css`, …; no fonts. */
export const importedEntries = (): string[] =>
  entryPoints()
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('./fonts/'));

/** Returns the entries with types. Components' own come first: they describe what others reexport. */
export const entryModules = (entries: EntryPoint[]): EntryModule[] => {
  const own = new Map(findComponents().map(({ name }, index) => [`./${name}`, index]));
  const rank = ({ name }: EntryModule) => own.get(name) ?? own.size;
  return entries
    .flatMap(({ name, source }) => (source ? [{ name, file: source }] : []))
    .sort((a, b) => rank(a) - rank(b));
};
