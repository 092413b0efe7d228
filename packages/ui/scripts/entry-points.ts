/** Lists what people can import: the export map with its patterns expanded, as scripts/build.ts does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findComponents, packageRoot } from './components.ts';
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

/** Returns every entry of the package. Those of components come first: others reexport their names. */
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
  const schemas = components.flatMap(({ name, path }): EntryPoint[] => {
    const source = join(src, path, `${name}.schema.ts`);
    return existsSync(source) ? [{ name: `./${name}.schema`, source }] : [];
  });
  const others = [
    ...plain.map(([name, target]): EntryPoint => {
      const source = typeof target === 'object' ? target?.['@rapport/source'] : undefined;
      return { name, ...(source?.match(/\.tsx?$/) && { source: join(packageRoot, source) }) };
    }),
    ...schemas,
    ...[...files, ...fonts].map((file) => ({ name: `./${file}` })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    ...components.map(({ name, path }) => ({
      name: `./${name}`,
      source: join(src, path, 'index.ts'),
    })),
    ...others,
  ];
}

/** Lists the subpaths that code imports: `.`, `./forms`, `./Button`, `./Button.css`, …; no fonts. */
export const importedEntries = (): string[] =>
  entryPoints()
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('./fonts/'));
