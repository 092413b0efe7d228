/** Lists what people can import: the export map with its patterns expanded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findComponents, packageRoot } from './components.ts';
import type { EntryModule } from './read-api.ts';
import { themes } from './tokens.ts';

type Target = string | null | Record<string, string>;

export interface Manifest {
  version: string;
  exports: Record<string, Target>;
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

function components(): EntryPoint[] {
  return findComponents().flatMap(({ name, path }) => {
    const schema = join(src, path, `${name}.schema.ts`);
    return [
      { name: `./${name}`, source: join(src, path, 'index.ts') },
      ...(existsSync(schema) ? [{ name: `./${name}.schema`, source: schema }] : []),
    ];
  });
}

const stylesheets = (): EntryPoint[] => [
  ...['foundations', 'tokens', 'fonts', ...themes.map((name) => `themes/${name}`)].map((name) => ({
    name: `./${name}.css`,
  })),
  ...findComponents()
    .filter(({ styled }) => styled)
    .map(({ name }) => ({ name: `./${name}.css` })),
];

const fonts = (): EntryPoint[] =>
  readdirSync(join(src, 'foundations/fonts'))
    .sort()
    .map((file) => ({ name: `./fonts/${file}` }));

/** The entries that scripts/build.ts writes for each pattern. */
const PATTERNS: Record<string, () => EntryPoint[]> = {
  './*': components,
  './*.css': stylesheets,
  './fonts/*': fonts,
};

function entryPoint(name: string, target: Target): EntryPoint {
  const source = typeof target === 'object' ? target?.['@rapport/source'] : undefined;
  return { name, ...(source?.match(/\.tsx?$/) && { source: join(packageRoot, source) }) };
}

/** Returns every entry of the package by name. @throws For a pattern that `PATTERNS` doesn't have. */
export function entryPoints({ exports }: Pick<Manifest, 'exports'> = readManifest()): EntryPoint[] {
  const found = Object.entries(exports)
    .filter(([, target]) => target !== null)
    .flatMap(([name, target]): EntryPoint[] => {
      if (!name.includes('*')) return [entryPoint(name, target)];
      const written = PATTERNS[name];
      if (!written)
        throw new Error(
          `The export map has the pattern "${name}": add it to PATTERNS in scripts/entry-points.ts.`,
        );
      return written();
    });
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
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
