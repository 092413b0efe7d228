/**
 * Checks that the tables of props match the published types in dist/, which
 * TypeScript reads and `npm test -- check` builds.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { API, SignatureKind, SymbolFlags, type Project, type Type } from 'typescript/unstable/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import api from '../api.json' with { type: 'json' };
import { findComponents, packageRoot } from '../scripts/components.ts';
import { readApi, type Api } from '../scripts/read-api.ts';
import { Props } from './stories/blocks/Props.tsx';

const kit = api as unknown as Api;
const published = join(packageRoot, 'dist/modules');

/** A prop in the published types. */
interface Published {
  name: string;
  text: string;
  default: string | undefined;
  /** Its literal types. */
  literals: string[];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function literalsOf(type: Type | undefined): string[] {
  if (!type) return [];
  if (type.isUnionType()) return (type.getTypes() ?? []).flatMap(literalsOf);
  if (type.isStringLiteralType()) return [`'${type.value}'`];
  return type.isNumberLiteralType() ? [String(type.value)] : [];
}

/** Returns the props that each component itself declares in the published types. */
function publishedProps({ checker, program }: Project): Record<string, Published[]> {
  const file = program.getSourceFile(join(published, 'index.d.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error('The package is not built.');
  const found: Record<string, Published[]> = {};
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!/^[A-Z]/.test(exported.name) || !(symbol.flags & SymbolFlags.Function)) continue;
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const parameter = signature?.getParameters()[0];
    const props = parameter && checker.getTypeOfSymbol(parameter);
    found[exported.name] = (props ? checker.getPropertiesOfType(props) : [])
      .filter(({ declarations }) => declarations.some(({ path }) => path.startsWith(published)))
      .map((prop) => ({
        name: prop.name,
        text: oneLine(checker.getDocumentationCommentOfSymbol(prop)),
        default: checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default')?.text,
        literals: literalsOf(checker.getTypeOfSymbol(prop)),
      }));
  }
  return found;
}

/** The text of some HTML. */
const textOf = (html: string) =>
  oneLine(
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );

/** The rows of the tables in some HTML, by the table's label and the name in the row. */
function rowsOf(html: string): Map<string, string> {
  const tables = [...html.matchAll(/aria-label="([^"]+)"[^>]*>(.*?)<\/table>/gs)];
  return new Map(
    tables.flatMap(([, label = '', table = '']) =>
      [...table.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(
        ([, name = '', rest = '']) => [`${label}: ${textOf(name)}`, textOf(rest)] as const,
      ),
    ),
  );
}

/** Lists what a table lacks of the published props. */
function faultsIn(component: string, props: Published[], html: string): string[] {
  const rows = rowsOf(html);
  return props.flatMap(({ name, text, default: fallback, literals }) => {
    const row = rows.get(`Props of ${component}: ${name}`);
    if (row === undefined) return [`${component}.${name} is not in the table`];
    const wanted = [text, fallback ? oneLine(fallback) : '', ...literals];
    return wanted
      .filter((part) => !row.includes(part.replaceAll('`', '')))
      .map((part) => `${component}.${name} does not show ${part}`);
  });
}

const html = (entry: string) => renderToStaticMarkup(<Props of={entry} />);

let props: Record<string, Published[]>;

beforeAll(() => {
  if (!existsSync(published)) throw new Error('Build the package first: npm test -- check');
  // Its own project, so that nothing is read from src/.
  const folder = mkdtempSync(join(tmpdir(), 'rapport-api-'));
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(packageRoot, 'tsconfig.build.json'),
      compilerOptions: { rootDir: packageRoot, customConditions: [] },
      include: [published],
      exclude: [],
    }),
  );
  const typescript = new API({ cwd: packageRoot });
  try {
    const [project] = typescript.updateSnapshot({ openProjects: [config] }).getProjects();
    props = publishedProps(project as Project);
  } finally {
    typescript.close();
    rmSync(folder, { recursive: true });
  }
});

test('every published component is described', () => {
  // JsonLd is not a visible part: it has no folder and no docs page.
  const missing = Object.keys(props).filter((name) => !(name in kit.components));
  expect(missing).toEqual(['JsonLd']);
  expect(Object.keys(props).length).toBeGreaterThan(150);
});

describe.each(findComponents().map(({ name }) => name))('%s', (entry) => {
  const own = Object.entries(kit.components).filter(([, component]) => component.entry === entry);

  test('has every published prop in its table, with its sentence, default and values', () => {
    const shown = html(entry);
    expect(own.flatMap(([name]) => faultsIn(name, props[name] ?? [], shown))).toEqual([]);
  });

  test('has no empty table, and no row without a sentence', () => {
    expect(own.length).toBeGreaterThan(0);
    const shown = html(entry);
    expect(own.filter(([, one]) => one.props.length + one.rest.length === 0)).toEqual([]);
    expect(shown).not.toContain('<tbody></tbody>');
    expect([...rowsOf(shown).values()].filter((row) => row === '')).toEqual([]);
    const types = own.flatMap(([, component]) => component.types);
    const described = [...own.map(([, one]) => one), ...types.map((name) => kit.types[name])];
    const silent = described.flatMap((one) => one?.props.filter(({ text }) => text === '') ?? []);
    expect(silent).toEqual([]);
  });

  test('explains each type of content that it mentions', () => {
    const shown = html(entry);
    const contents = own.flatMap(([, { props: rows }]) =>
      rows.flatMap(({ type }) => type.match(/\b[A-Z]\w*Content\b/g) ?? []),
    );
    // A union of others: its members are explained.
    const unions = new Set(['ActionContent']);
    const missing = contents.filter(
      (type) => !unions.has(type) && !shown.includes(`aria-label="Fields of ${type}"`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the checks see', () => {
  const button = (): Published[] => props['Button'] ?? [];

  test('a prop that is not in the table', () => {
    const more = [...button(), { name: 'tone', text: '', default: undefined, literals: [] }];
    expect(faultsIn('Button', more, html('Button'))).toEqual(['Button.tone is not in the table']);
  });

  test('a sentence, a default and a value that it does not show', () => {
    const changed = button()
      .filter(({ name }) => name === 'size')
      .map((prop) => ({ ...prop, text: 'Width.', default: "'xl'", literals: ["'xl'"] }));
    expect(faultsIn('Button', changed, html('Button'))).toEqual([
      'Button.size does not show Width.',
      "Button.size does not show 'xl'",
      "Button.size does not show 'xl'",
    ]);
  });

  test('an empty table', () => {
    expect(faultsIn('Button', button(), '')).toHaveLength(button().length);
  });
});

describe('the reader', () => {
  test('follows unions, lists, generics, partial content and fields described on the spot', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rapport-api-'));
    const file = join(folder, 'index.ts');
    writeFileSync(
      file,
      `interface Base<Content> {
        /** What it says. */
        content?: Partial<Content>;
      }
      export interface Item {
        /** Its name. */
        name: string;
      }
      export interface PartContent {
        /** The items. @default none */
        items?: readonly Item[];
        /** A figure. */
        stat: {
          /** Its value. */
          value: number;
        };
      }
      export interface PartProps extends Base<PartContent> {
        /** How large it is,
         * in steps. @default 'md' */
        size?: 'sm' | 'md' | 'lg';
        /** Called with one. */
        onPick: (item: Item) => void;
      }
      /** A part. */
      export function Part({ size = 'md' }: PartProps) { return size; }
      export const notOne = 1;`,
    );
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: ['index.ts'] }));
    const found = readApi([{ name: 'Part', file }], join(folder, 'tsconfig.json'), folder);
    rmSync(folder, { recursive: true });
    expect(found.components).toEqual({
      Part: {
        entry: 'Part',
        text: 'A part.',
        props: [
          {
            name: 'onPick',
            type: '(item: Item) => void',
            required: true,
            text: 'Called with one.',
          },
          {
            name: 'size',
            type: "'sm' | 'md' | 'lg'",
            values: ['sm', 'md', 'lg'],
            default: "'md'",
            text: 'How large it is, in steps.',
          },
          {
            name: 'content',
            type: 'Partial<PartContent>',
            default: 'none',
            text: 'What it says.',
          },
        ],
        rest: [],
        types: ['Item', 'PartContent', 'PartContent.stat'],
      },
    });
    expect(Object.keys(found.types)).toEqual(['Item', 'PartContent', 'PartContent.stat']);
  });
});
