/** Parses code and stylesheets for the checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { parseSync, Visitor } from 'vite';
import { isCode, packageRoot } from '../scripts/components.ts';

export const src = join(packageRoot, 'src');

/** The published modules in a component's folder, parsed. */
export const modulesIn = (path: string) =>
  readdirSync(join(src, path))
    .filter(isCode)
    .map((file) => parseCode(readFileSync(join(src, path, file), 'utf8'), file));

/** Parses a TypeScript module into its tree, comments, imports and exports. */
export function parseCode(code: string, file = 'module.tsx') {
  const module = parseSync(file, code);
  if (module.errors[0]) throw new Error(`${file}: ${module.errors[0].message}`);
  return module;
}

export type Module = ReturnType<typeof parseCode>;

/** The text of every string in the code, including the fixed parts of templates. */
export function stringsIn({ program }: Module): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateElement: ({ value }) => strings.push(value.cooked ?? value.raw),
  }).visit(program);
  return strings;
}

/** The custom properties that `var()` refers to in a CSS value. */
export function variablesIn(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    if (node.type === 'function' && node.value === 'var') names.push(node.nodes[0]?.value ?? '');
  });
  return names;
}

/** Each selector of a list with its classes, including those inside `:where()` and similar. */
export const selectorsIn = (list: string): { selector: string; classes: string[] }[] =>
  selectorParser()
    .astSync(list)
    .nodes.map((node) => {
      const classes: string[] = [];
      node.walkClasses(({ value }) => void classes.push(value));
      return { selector: String(node).trim(), classes };
    });

/** Sorts the names and removes duplicates. */
export const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** The name of an identifier or a quoted key; '' for anything else. */
export const nameOf = (node: { type: string }): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** The packages that a module loads, also through the modules it imports. */
export function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .flatMap(({ moduleRequest: { value } }) =>
      value.startsWith('.') ? packagesOf(join(dirname(file), value), seen) : [value],
    );
}
