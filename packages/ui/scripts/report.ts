/**
 * Writes the contract as a text that people review, and reads it back for the contract check. Each
 * prop, entry, value, token, word and attribute has a line. Lines that several share, such as the
 * props of all sections, are written once.
 */
import type { Contract } from './contract.ts';
import type { ApiProp } from './read-api.ts';

const TITLE = '# API of @rapport/ui';

const INTRO = `Everything that people import, pass, translate, style and depend on. Written by \`npm run update\`, and compared with the last release in \`api.released.md\`.`;

const section = (title: string, lines: string[]) =>
  `\n## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;

/** Writes a prop as \`size?: 'sm' | 'md' = 'md'\`. An optional prop without a default says "none". */
function lineOf({ name, type, required, default: fallback = 'none' }: ApiProp): string {
  const said = required || fallback === 'none' ? '' : ` = ${fallback}`;
  return `${name}${required ? '' : '?'}: ${type}${said}`;
}

function propIn(line: string): ApiProp {
  const [, name = '', optional, type = '', fallback = 'none'] =
    /^(.+?)(\?)?: (.*?)(?: = (.*))?$/.exec(line) ?? [];
  return { name, type, ...(optional ? { default: fallback } : { required: true }), text: '' };
}

function grouped<Value>(values: Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values)
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Returns the object type that declares a prop. */
type DeclaredIn = (prop: ApiProp) => string | undefined;

type Lines = Record<string, string[]>;

/** Returns the lines of each extended object type that all its extensions share. */
function sharedLines(owners: [name: string, props: ApiProp[]][], declaredIn: DeclaredIn): Lines {
  const found: Record<string, string[][]> = {};
  for (const [owner, props] of owners) {
    const own = grouped(props, (prop) => declaredIn(prop) ?? '');
    for (const [base, list] of own)
      if (base && base !== owner) (found[base] ??= []).push(list.map(lineOf));
  }
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, lists]) => lists.length > 1)
      .map(([base, [first = [], ...others]]): [string, string[]] => [
        base,
        first.filter((line) => others.every((lines) => lines.includes(line))),
      ])
      .filter(([, lines]) => lines.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);

/** Writes everything with properties: a head, and a line for each property that it doesn't share. */
function blocks(
  owners: Record<string, { props: ApiProp[]; rest?: string[] }>,
  shared: Lines,
  declaredIn: DeclaredIn,
): string[] {
  return Object.entries(owners).flatMap(([name, { props, rest = [] }]) => {
    const bases = new Set(
      props.map((prop) => declaredIn(prop) ?? '').filter((base) => base !== name && base in shared),
    );
    const inherited = new Set([...bases].flatMap((base) => shared[base]!));
    const head = [name, ...rest.map((element) => `<${element}>`)].join(' ');
    return [
      bases.size > 0 ? `${head} extends ${[...bases].sort().join(', ')}` : head,
      ...indented(props.map(lineOf).filter((line) => !inherited.has(line))),
    ];
  });
}

/** Whether an entry is a component's, whose names the root also exports. */
const isComponent = (entry: string) => /^\.\/[A-Z]\w*$/.test(entry);

const componentNames = (entries: Contract['entries']) =>
  Object.entries(entries).flatMap(([entry, names]) => (isComponent(entry) ? names : []));

function entryLines(entries: Contract['entries']): string[] {
  const ofComponents = new Set(componentNames(entries));
  const hasStyles = (entry: string) =>
    isComponent(entry) && entry in entries && `${entry}.css` in entries;
  return Object.entries(entries)
    .filter(([entry]) => !(entry.endsWith('.css') && hasStyles(entry.slice(0, -4))))
    .map(([entry, names]) => {
      const all = entry === '.' && [...ofComponents].every((name) => names.includes(name));
      const own = all ? ['*', ...names.filter((name) => !ofComponents.has(name))] : names;
      return [entry, ...(hasStyles(entry) ? ['(.css)'] : []), ...own].join(' ');
    });
}

function entriesIn(lines: string[]): Contract['entries'] {
  const entries: Contract['entries'] = {};
  for (const line of lines) {
    const [entry = '', ...names] = line.split(' ');
    if (names[0] === '(.css)') {
      names.shift();
      entries[`${entry}.css`] = [];
    }
    entries[entry] = names;
  }
  const root = entries['.'];
  if (root?.[0] === '*') entries['.'] = [...root.slice(1), ...new Set(componentNames(entries))];
  return entries;
}

const partLines = (parts: Contract['parts']) =>
  Object.entries(parts).flatMap(([name, { classes, attributes, properties }]) => [
    name,
    ...indented([
      ...(classes.length > 0 ? [classes.map((one) => `.${one}`).join(' ')] : []),
      ...Object.entries(attributes).map(([one, values]) => [`[${one}]`, ...values].join(' ')),
      ...(properties.length > 0 ? [properties.join(' ')] : []),
    ]),
  ]);

function partsIn(lines: string[]): Contract['parts'] {
  const parts: Contract['parts'] = {};
  for (const [name, list] of blocksIn(lines)) {
    const part = { classes: [], attributes: {}, properties: [] } as Contract['parts'][string];
    parts[name] = part;
    for (const line of list) {
      const names = line.split(' ');
      if (line.startsWith('.')) part.classes = names.map((one) => one.slice(1));
      else if (line.startsWith('[')) part.attributes[names[0]!.slice(1, -1)] = names.slice(1);
      else part.properties = names;
    }
  }
  return parts;
}

/** Splits lines into heads and the lines below them. */
function blocksIn(lines: string[]): [head: string, lines: string[]][] {
  const found: [string, string[]][] = [];
  for (const line of lines)
    if (line.startsWith('  ')) found.at(-1)?.[1].push(line.slice(2));
    else found.push([line, []]);
  return found;
}

/** Writes a line such as `Dialog closeLabel, title {name}` for each part. */
function wordLines(words: Contract['words']): string[] {
  const byPart = grouped(Object.entries(words), ([key]) => key.split('.')[0]!);
  return [...byPart].map(([part, list]) => {
    const said = list.map(([key, slots]) => `${key.slice(part.length + 1)} ${slots}`.trim());
    return `${part} ${said.join(', ')}`;
  });
}

const wordsIn = (lines: string[]): Contract['words'] =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [part, said] = split(line, ' ');
      return said.split(', ').map((word) => {
        const [name, slots] = split(word, ' ');
        return [`${part}.${name}`, slots];
      });
    }),
  );

/** Splits a text at the first separator. */
function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

const pairLines = (pairs: Record<string, string>, separator: string) =>
  Object.entries(pairs).map(([name, text]) => `${name}${separator}${text}`);

const pairsIn = (lines: string[], separator: string) =>
  Object.fromEntries(lines.map((line) => split(line, separator)));

/** Writes the report of a contract. */
export function reportOf(contract: Contract, declaredIn: DeclaredIn = () => undefined): string {
  const { components, types, tokens } = contract;
  const owners = Object.entries({ ...components, ...types });
  const shared = sharedLines(
    owners.map(([name, { props }]) => [name, props]),
    declaredIn,
  );
  return [
    `${TITLE}\n\n${INTRO}\n`,
    section('Requires', pairLines(contract.requires, ' ')),
    section('Commands', contract.commands),
    section('Entries', entryLines(contract.entries)),
    section(
      'Shared',
      Object.entries(shared).flatMap(([base, lines]) => [base, ...indented(lines)]),
    ),
    section('Components', blocks(components, shared, declaredIn)),
    section('Types', blocks(types, shared, declaredIn)),
    section('Other types', pairLines(contract.aliases, ' = ')),
    section('Values', pairLines(contract.values, ': ')),
    section('Words', wordLines(contract.words)),
    section(
      'Tokens',
      Object.entries(tokens).map(([name, { css, type }]) => `${name} ${css} ${type}`),
    ),
    section('Custom properties', contract.properties),
    section('Styles', partLines(contract.parts)),
  ].join('');
}

/** Reads the contract in a report, without explanations. */
export function readReport(text: string): Contract {
  const sections: Lines = Object.fromEntries(
    [...text.matchAll(/^## ([^\n]+)\n\n```text\n(.*?)\n?```$/gms)].map(
      ([, title = '', lines = '']) => [title, lines.split('\n').filter(Boolean)],
    ),
  );
  const lines = (title: string) => sections[title] ?? [];
  const shared = new Map(blocksIn(lines('Shared')));
  const owners = (title: string) =>
    blocksIn(lines(title)).map(([head, own]) => {
      const [named, bases] = split(head, ' extends ');
      const [name = '', ...rest] = named.split(' <');
      const inherited = bases ? bases.split(', ').flatMap((base) => shared.get(base) ?? []) : [];
      const props = [...new Set([...own, ...inherited])].map(propIn);
      return [name, { props, text: '', rest: rest.map((one) => one.slice(0, -1)) }] as const;
    });
  return {
    requires: pairsIn(lines('Requires'), ' '),
    commands: lines('Commands'),
    entries: entriesIn(lines('Entries')),
    components: Object.fromEntries(
      owners('Components').map(([name, one]) => [name, { ...one, entry: '', types: [] }]),
    ),
    types: Object.fromEntries(owners('Types')),
    aliases: pairsIn(lines('Other types'), ' = '),
    values: pairsIn(lines('Values'), ': '),
    words: wordsIn(lines('Words')),
    tokens: Object.fromEntries(
      lines('Tokens').map((line) => {
        const [name = '', css = '', type = ''] = line.split(' ');
        return [name, { css, type }];
      }),
    ),
    properties: lines('Custom properties'),
    parts: partsIn(lines('Styles')),
  };
}

/** Turns the current report into the report of a version. */
export const asReleased = (report: string, version: string): string =>
  report.replace(TITLE, `${TITLE} ${version}`);

/** Returns the version of a report. */
export const versionOf = (report: string): string =>
  new RegExp(`^${TITLE} (.+)$`, 'm').exec(report)?.[1] ?? '';
