/**
 * Writes api.md, the package's public contract: what people import, pass, translate, style and depend
 * on. See docs/releasing.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../src/words/en.ts';
import { deriveAccent } from './accent.ts';
import { findComponents, packageRoot } from './components.ts';
import { entryPoints, readManifest, type Manifest } from './entry-points.ts';
import { readApi, type Api, type ApiProp } from './read-api.ts';
import { cssName, isPublic, loadTokens } from './tokens.ts';

const INTRO = `# API of @rapport/ui

Everything that people import, pass, translate, style and depend on. Written by \`npm run update\`; \`npm test -- contract\` shows what differs from the last release.
`;

const section = (title: string, lines: string[]) =>
  `\n## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/** Names the English word as the default of an optional text that all forms have. */
function nameWords(types: Api['types']): void {
  for (const [name, words] of Object.entries<Record<string, unknown>>(en))
    for (const prop of types[`${name}Content`]?.props ?? [])
      if (!prop.required && typeof words[prop.name] === 'string')
        prop.default = `'${String(words[prop.name])}'`;
}

/** Lists peer dependencies, and the oldest browsers. */
function requirements({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  const file = join(packageRoot, '../../package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  const peers = Object.entries(peerDependencies).map(
    ([name, range]) =>
      `${name} ${range}${peerDependenciesMeta[name]?.optional ? ' (optional)' : ''}`,
  );
  return [...peers, ...browserslist];
}

/** Writes a prop as `size?: 'sm' | 'md' = 'md'`. */
function lineOf({ name, type, required, default: fallback = 'none' }: ApiProp): string {
  const said = required || fallback === 'none' ? '' : ` = ${fallback}`;
  return `  ${name}${required ? '' : '?'}: ${type}${said}`;
}

const blocks = (owners: Record<string, { props: ApiProp[]; rest?: string[] }>): string[] =>
  Object.entries(owners).flatMap(([name, { props, rest = [] }]) => [
    [name, ...rest.map((element) => `<${element}>`)].join(' '),
    ...props.map(lineOf),
  ]);

const pairs = (all: Record<string, string>, separator: string) =>
  Object.entries(all).map(([name, text]) => `${name}${separator}${text}`);

/** Lists each word's path with the names in braces that a translation can use. */
const wordsIn = (words: object, path: string[] = []): string[] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    word instanceof Object
      ? wordsIn(word, [...path, key])
      : [[...path, key].join('.'), ...unique(String(word).match(/\{\w+\}/g) ?? [])].join(' '),
  );

async function tokens(): Promise<string[]> {
  const all = [...(await loadTokens())].filter(([id]) => isPublic(id));
  // A theme may leave out the last two.
  const lines = all.map(([id, { $type }]) => `${id} ${cssName(id)} ${$type}`);
  for (const name of ['secondary', 'tertiary']) lines.push(`theme.${name} --rp-${name} color`);
  return unique(lines);
}

/** Lists the classes, attributes and custom properties of each part. */
const styles = (): string[] =>
  findComponents().flatMap(({ name, path }) => {
    const [code = '', css = ''] = ['tsx', 'css'].map((extension) => {
      const file = join(packageRoot, 'src', path, `${name}.${extension}`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    });
    const own = `--rp-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
    const named = [
      `${code}${css}`.match(/\brp-[A-Z][\w-]*/g),
      css.match(/\[data-[^\]]+\]/g),
      css.match(new RegExp(`${own}\\b[a-z0-9-]*`, 'g')),
    ];
    const lines = named.flatMap((names) => (names ? `  ${unique(names).join(' ')}` : []));
    return lines.length > 0 ? [name, ...lines] : [];
  });

/** Reads the kit's API from its source, and writes the contract. */
export async function readKit(): Promise<{ api: Api; report: string }> {
  const manifest = readManifest();
  const entries = entryPoints();
  const { api, exports } = readApi(entries);
  nameWords(api.types);
  // The root exports the names of all components, too.
  const parts = new Set(findComponents().flatMap(({ name }) => exports[`./${name}`] ?? []));
  const namesOf = (entry: string) =>
    (exports[entry] ?? []).filter((name) => entry !== '.' || !parts.has(name));
  const names = new Set(entries.map(({ name }) => name));
  const report = [
    INTRO,
    section('Requires', requirements(manifest)),
    section('Commands', Object.keys(manifest.bin ?? {})),
    section(
      'Entries',
      entries
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .filter(({ name }) => !names.has(name.replace(/\.css$/, '')) || !name.endsWith('.css'))
        .map(({ name }) =>
          [names.has(`${name}.css`) ? `${name}(.css)` : name, ...namesOf(name)].join(' '),
        ),
    ),
    section('Components', blocks(api.components)),
    section('Types', blocks(api.types)),
    section('Other types', pairs(api.aliases, ' = ')),
    section('Values', pairs(api.values, ': ')),
    section('Words', wordsIn(en)),
    section('Tokens', await tokens()),
    section(
      'Custom properties',
      [...Object.keys(deriveAccent('#000', 'light')), 'surface'].map((role) => `--rp-${role}`),
    ),
    section('Styles', styles()),
  ].join('');
  return { api, report };
}
