/** Computes the facts on each part's docs page from the files. Runs in Node, at build time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findComponents, type ComponentFolder } from '../../packages/ui/scripts/components.ts';
import { historyIn, readLog, type History } from './history.ts';
import { repositoryOf, type Manifest, type Repository } from './repository.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PartFacts {
  /** The path of its code in the repository. */
  source: string;
  /** The parts that its code imports. */
  uses: string[];
  usedBy: string[];
  /** Parts that its docs page links to and that are in neither list above. */
  see: string[];
}

export interface Facts {
  /** Version of the kit. */
  version: string;
  repository: Repository;
  /** Number of design tokens in all themes together. */
  tokens: number;
  parts: Record<string, PartFacts>;
  /** Number of compared pictures by the id of a part. */
  baselines: Record<string, number>;
  history: History;
}

type Component = Pick<ComponentFolder, 'name' | 'path' | 'uses'>;

/** Returns the parts that a docs page links to. A page's id is, or ends with, the part's name. */
export function linksIn(docs: string, names: string[]): string[] {
  const ids = [...docs.matchAll(/\?path=\/docs\/([\w-]+?)--/g)].map(([, id = '']) => id);
  return names.filter((name) =>
    ids.some((id) => id === name.toLowerCase() || id.endsWith(`-${name.toLowerCase()}`)),
  );
}

/** Returns the facts of each part. @param docsOf Returns the text of a part's docs page. */
export function relate(
  components: Component[],
  docsOf: (component: Component) => string,
): Record<string, PartFacts> {
  const names = components.map(({ name }) => name);
  const known = new Set(names);
  return Object.fromEntries(
    components.map((component) => {
      const { name, path } = component;
      const uses = component.uses.filter((other) => known.has(other) && other !== name);
      const usedBy = components.filter((other) => other !== component && other.uses.includes(name));
      const imported = new Set([name, ...uses, ...usedBy.map((other) => other.name)]);
      const facts: PartFacts = {
        source: `packages/ui/src/${path}/${name}.tsx`,
        uses,
        usedBy: usedBy.map((other) => other.name).sort(),
        see: linksIn(docsOf(component), names).filter((other) => !imported.has(other)),
      };
      return [name, facts];
    }),
  );
}

/** Counts pictures by the part in their path: `button--matrix/light-360.png` → button. */
export function countBaselines(files: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const file of files) {
    if (!/\.(png|webp|avif)$/.test(file)) continue;
    const id = file
      .split(/[\\/]/)
      .map((step) => /^([a-z0-9-]+?)--/.exec(step)?.[1])
      .find(Boolean);
    if (id) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Counts the design tokens in these DTCG files, without the internal palettes. */
export function countTokens(files: string[]): number {
  const ids = new Set<string>();
  const collect = (group: object, id: string) => {
    if ('$value' in group) ids.add(id);
    for (const [name, value] of Object.entries(group) as [string, unknown][])
      if (!name.startsWith('$') && typeof value === 'object' && value)
        collect(value, id ? `${id}.${name}` : name);
  };
  for (const file of files) collect(JSON.parse(file) as object, '');
  return [...ids].filter((id) => !id.startsWith('palette.')).length;
}

const tokenFiles = (): string[] =>
  ['packages/ui/tokens', 'packages/ui/themes'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.tokens.json'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );

export function collectFacts(): Facts {
  const manifest = JSON.parse(
    readFileSync(join(root, 'packages/ui/package.json'), 'utf8'),
  ) as Manifest & {
    version: string;
  };
  const pictures = join(root, '.storybook/visual');
  const components = findComponents();
  return {
    version: manifest.version,
    repository: repositoryOf(manifest),
    tokens: countTokens(tokenFiles()),
    parts: relate(components, ({ name, path }) => {
      const file = join(root, 'packages/ui/src', path, `${name}.mdx`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    }),
    baselines: countBaselines(
      existsSync(pictures) ? readdirSync(pictures, { recursive: true, encoding: 'utf8' }) : [],
    ),
    history: historyIn(
      readLog(),
      components.map(({ name }) => name),
    ),
  };
}
