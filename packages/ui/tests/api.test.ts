/**
 * Checks that `api.json`, which the tables of props and the controls show, matches the published types
 * in dist/, as TypeScript reads them.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags, type Project, type Type } from 'typescript/unstable/sync';
import { beforeAll, expect, test } from 'vitest';
import api from '../api.json' with { type: 'json' };
import { packageRoot } from '../scripts/components.ts';
import type { Api } from '../scripts/read-api.ts';

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

/** Lists what `api.json` lacks of the published props of a component. */
const faultsIn = (component: string, all: Published[]): string[] =>
  all.flatMap(({ name, text, default: fallback, literals }) => {
    const row = kit.components[component]?.props.find((prop) => prop.name === name);
    if (!row) return [`${component}.${name} is missing`];
    const values = new Set(
      row.values?.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))),
    );
    return [
      ...(oneLine(row.text) === text ? [] : [`${component}.${name} does not say ${text}`]),
      ...(fallback && oneLine(row.default ?? '') !== oneLine(fallback)
        ? [`${component}.${name} has not the default ${fallback}`]
        : []),
      ...(row.values ? literals.filter((value) => !values.has(value)) : []).map(
        (value) => `${component}.${name} has not the value ${value}`,
      ),
    ];
  });

let props: Record<string, Published[]>;

beforeAll(() => {
  if (!existsSync(published)) throw new Error('Build the kit first: npm run build kit');
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

test.each(Object.entries(kit.components))(
  '%s has every published prop, with its sentence, default and values',
  (name, component) => {
    expect(faultsIn(name, props[name] ?? [])).toEqual([]);
    const described = [component, ...component.types.map((type) => kit.types[type])];
    expect(described.flatMap((one) => one?.props.filter(({ text }) => text === '') ?? [])).toEqual(
      [],
    );
  },
);

test('the check sees a prop, a sentence, a default and a value that are missing', () => {
  const size = props['Button']?.find(({ name }) => name === 'size') as Published;
  const other = { text: 'Width.', default: "'xl'", literals: ["'xl'"] };
  expect(faultsIn('Button', [{ ...size, name: 'tone' }])).toHaveLength(1);
  expect(faultsIn('Button', [{ ...size, ...other }])).toHaveLength(3);
});
