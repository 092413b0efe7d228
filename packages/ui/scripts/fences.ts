/** Completes the code in the kit's docs pages and README, so that people can copy it. */
import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseSync, Visitor } from 'vite';
import { exportsOf } from './components.ts';

/** A placeholder for the reader's own picture, instead of a drawing for stories. */
export const PICTURE = '<img src="/picture.jpg" alt="" />';

let published: Set<string> | undefined;
/** Whether the root of the package exports a name. */
export const isPublished = (name: string) =>
  (published ??= new Set(exportsOf('index.ts').map((one) => one.name))).has(name);

const lucide = createRequire(import.meta.url)('lucide-react') as Record<string, unknown>;
const OF_REACT = new Set([
  'ComponentProps',
  'ReactNode',
  'useActionState',
  'useEffect',
  'useId',
  'useRef',
  'useState',
]);

const parsed = (code: string) => {
  const module = parseSync('example.tsx', code);
  return module.errors.length === 0 ? module : undefined;
};

/** Yields the names that a pattern or a list of parameters binds. */
function* boundIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Identifier' && 'name' in node) yield String(node.name);
  for (const [key, child] of Object.entries(node))
    if (!['key', 'right', 'typeAnnotation'].includes(key)) yield* boundIn(child);
}

/** Lists the names that code uses but neither declares nor imports, in the order of their use. */
export function freeNames(code: string): string[] {
  const module = parsed(code);
  if (!module) return [];
  const names = new Set<string>();
  const no = new Set<unknown>();
  const bound = new Set(['undefined', 'const']); // The parser finds `const` in `as const`.
  const bind = (...nodes: unknown[]) => [...boundIn(nodes)].forEach((name) => bound.add(name));
  new Visitor({
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || no.add(key)),
    MemberExpression: ({ property, computed }) => void (computed || no.add(property)),
    JSXAttribute: ({ name }) => void no.add(name),
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: ({ id, params }) => bind(id, params),
    FunctionExpression: ({ params }) => bind(params),
    ArrowFunctionExpression: ({ params }) => bind(params),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
    ImportDefaultSpecifier: ({ local }) => bind(local),
  }).visit(module.program);
  new Visitor({
    Identifier: (node) => void (no.has(node) || names.add(node.name)),
    // A lowercase name is an element.
    JSXIdentifier: (node) =>
      void (no.has(node) || !/^[A-Z]/.test(node.name) || names.add(node.name)),
  }).visit(module.program);
  return [...names].filter((name) => !bound.has(name));
}

/** Returns the module of a name that a docs page uses without an import. */
function moduleOf(name: string): string | undefined {
  if (isPublished(name)) return '@rapport/ui';
  if (name === 'z') return 'zod';
  if (OF_REACT.has(name)) return 'react';
  return /^[A-Z]/.test(name) && name in lucide ? 'lucide-react' : undefined;
}

/**
 * Adds missing imports to code. Wraps several elements in a row into one, and replaces a drawing for
 * stories with a picture. Leaves code with an omission unchanged.
 */
export function completed(source: string): string {
  const pictured = source.replaceAll(/<Picture\b[^>]*\/>/g, PICTURE);
  const code = parsed(pictured)
    ? pictured
    : `<>\n${pictured.replaceAll(/^(?=.)/gm, '  ').trimEnd()}\n</>`;
  if (!parsed(code)) return source;
  const imports = new Map<string, string[]>();
  for (const name of freeNames(code).sort()) {
    const from = moduleOf(name);
    if (from) imports.set(from, [...(imports.get(from) ?? []), name]);
  }
  const lines = [...imports]
    .sort(([a], [b]) => Number(a.startsWith('@')) - Number(b.startsWith('@')))
    .map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`);
  if (lines.length === 0) return code;
  return `${lines.join('\n')}${code.startsWith('import ') ? '\n' : '\n\n'}${code}`;
}

/** Returns the TypeScript blocks of a Markdown page. */
export const fencesIn = (page: string): string[] =>
  [...page.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code.trimEnd());

/** The remark plugin: completes each block of TSX on a page. */
export const completeFences = () => (page: Root) =>
  visit(page, 'code', (node) => {
    if (node.lang === 'tsx') node.value = completed(node.value);
  });
