/**
 * The package's public contract: what people import, pass, translate, style and depend on. See
 * docs/decisions/0041-a-contract-that-is-kept.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../src/words/en.ts';
import { deriveAccent } from './accent.ts';
import { packageRoot } from './components.ts';
import { entryModules, entryPoints, readManifest, type Manifest } from './entry-points.ts';
import { readParts, type Part } from './parts.ts';
import { readModules, withProject, type Api } from './read-api.ts';
import { reportOf } from './report.ts';
import { cssName, isPublic, loadTokens } from './tokens.ts';

export interface Contract extends Api {
  /** The modules that people can import, each with the names that it exports. */
  entries: Record<string, string[]>;
  /** The package's commands. */
  commands: string[];
  /** The requirements for a project: peer dependencies, and its visitors' browsers. */
  requires: Record<string, string>;
  /** Design tokens: the custom property and the type in the DTCG format. */
  tokens: Record<string, { css: string; type: string }>;
  /** Custom properties for any element besides the tokens, derived from the brand's colors. */
  properties: string[];
  /** The names by which people style and select each part. */
  parts: Record<string, Part>;
  /** Every word the kit says, with the names in braces that a translation can use. */
  words: Record<string, string>;
}

/** Maps each word's path to the names it uses: `Sparkline.summary` → `{first} {last}`. */
function wordsIn(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    if (word instanceof Object) return wordsIn(word, name);
    return [[name, [...new Set(String(word).match(/\{\w+\}/g))].sort().join(' ')]];
  });
}

/** Names the English word as the default of an optional text that all forms have. */
function nameWords(types: Api['types']): void {
  for (const [name, words] of Object.entries<Record<string, unknown>>(en))
    for (const prop of types[`${name}Content`]?.props ?? [])
      if (!prop.required && typeof words[prop.name] === 'string')
        prop.default = `'${String(words[prop.name])}'`;
}

async function tokens(): Promise<Contract['tokens']> {
  const all: [string, { $type?: string }][] = [...(await loadTokens())];
  // A theme may leave these out.
  for (const name of ['theme.secondary', 'theme.tertiary'])
    if (!all.some(([id]) => id === name)) all.push([name, { $type: 'color' }]);
  const published = all.filter(([id]) => isPublic(id));
  return Object.fromEntries(
    published
      .map(([id, { $type = '' }]) => [id, { css: cssName(id), type: $type }] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function browsers(): Record<string, string> {
  const file = join(packageRoot, '../../package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return Object.fromEntries(
    browserslist.map((line) => line.split(/ (?=[<>=])/) as [string, string]),
  );
}

const peers = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) =>
  Object.fromEntries(
    Object.entries(peerDependencies).map(([name, range]) => [
      name,
      peerDependenciesMeta[name]?.optional ? `${range} (optional)` : range,
    ]),
  );

/** Reads the kit's contract from its source, and writes it as a report. */
export async function readKit(): Promise<{ contract: Contract; report: string }> {
  const manifest = readManifest();
  const entries = entryPoints(manifest);
  const { api, exports, declaredIn, parts } = withProject(
    join(packageRoot, 'tsconfig.contract.json'),
    (project) => ({
      ...readModules(project, entryModules(entries), packageRoot),
      parts: readParts(project),
    }),
  );
  nameWords(api.types);
  const contract: Contract = {
    entries: Object.fromEntries(entries.map(({ name }) => [name, exports[name] ?? []])),
    commands: Object.keys(manifest.bin ?? {}),
    requires: { ...peers(manifest), ...browsers() },
    ...api,
    parts,
    properties: [
      ...Object.keys(deriveAccent('#000', 'light')).map((role) => `--rp-${role}`),
      '--rp-surface',
    ],
    tokens: await tokens(),
    words: Object.fromEntries(wordsIn(en)),
  };
  return { contract, report: reportOf(contract, (prop) => declaredIn.get(prop)) };
}
