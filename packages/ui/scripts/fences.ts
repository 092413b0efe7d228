/** Completes the code in the kit's docs pages and README, so that people can copy it. */
import { createRequire } from 'node:module';
import { parseSync, Visitor } from 'vite';
import { PICTURE } from './snippets/markup.ts';
import { isPublished } from './snippets/source.ts';

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

/** Identifiers that name nothing; the parser finds `const` in `as const`. */
const NO_NAMES = new Set(['undefined', 'const']);

const parsed = (code: string) => {
  const module = parseSync('example.tsx', code);
  return module.errors.length === 0 ? module : undefined;
};

/** Lists the names that code uses but neither declares nor imports. */
export function freeNames(code: string): string[] {
  const module = parsed(code);
  if (!module) return [];
  const names = new Set<string>();
  const no = new Set<unknown>();
  const bound = new Set<string>();
  const bind = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    if (node.type === 'Identifier') bound.add((node as { name?: string }).name ?? '');
    // A pattern binds everything in it except keys and defaults.
    else if (node.type === 'ObjectPattern')
      for (const one of (
        node as unknown as { properties: { value?: unknown; argument?: unknown }[] }
      ).properties)
        bind(one.value ?? one.argument);
    else if (node.type === 'ArrayPattern')
      (node as unknown as { elements: unknown[] }).elements.forEach(bind);
    else if (node.type === 'AssignmentPattern') bind((node as unknown as { left: unknown }).left);
    else if (node.type === 'RestElement') bind((node as unknown as { argument: unknown }).argument);
  };
  new Visitor({
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || no.add(key)),
    MemberExpression: ({ property, computed }) => void (computed || no.add(property)),
    JSXAttribute: ({ name }) => void no.add(name),
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(bind),
    FunctionExpression: ({ params }) => params.forEach(bind),
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
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
  return [...names].filter((name) => !bound.has(name) && !NO_NAMES.has(name)).sort();
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
  for (const name of freeNames(code)) {
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

interface MarkdownNode {
  type: string;
  lang?: string | null;
  value?: string;
  children?: MarkdownNode[];
}

/** The remark plugin: completes each block of TSX on a page. */
export const completeFences = () => (page: MarkdownNode) => {
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'code' && node.lang === 'tsx') node.value = completed(node.value ?? '');
    node.children?.forEach(visit);
  };
  visit(page);
};
