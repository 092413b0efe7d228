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
export const parseCode = (code: string, file = 'module.tsx') => parseSync(file, code);

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

/** A property of an interface. */
export interface Property {
  name: string;
  /** Its docstring without the asterisks; empty if there is none. */
  description: string;
}

export interface Interface {
  name: string;
  properties: Property[];
}

/** The interfaces that a module exports. */
export function interfacesIn({ program, comments }: Module): Interface[] {
  const found: Interface[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'TSInterfaceDeclaration') return;
      let previousEnd = declaration.body.start;
      const properties: Property[] = [];
      for (const member of declaration.body.body) {
        const from = previousEnd;
        previousEnd = member.end;
        if (member.type !== 'TSPropertySignature' || member.computed) continue;
        const docstring = comments.findLast(
          ({ type, value, start, end }) =>
            type === 'Block' && value.startsWith('*') && start >= from && end <= member.start,
        );
        properties.push({
          name: nameOf(member.key),
          description: (docstring?.value ?? '').replaceAll(/^\s*\*+ ?/gm, '').trim(),
        });
      }
      found.push({ name: declaration.id.name, properties });
    },
  }).visit(program);
  return found;
}

/** The name of an identifier or a quoted key; '' for anything else. */
export const nameOf = (node: { type: string }): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** The props that a module's functions set defaults for, with the name of the props' type. */
export function defaultsIn({ program }: Module): { owner: string; prop: string }[] {
  const found: { owner: string; prop: string }[] = [];
  new Visitor({
    FunctionDeclaration({ params: [props] }) {
      if (props?.type !== 'ObjectPattern') return;
      const type = props.typeAnnotation?.typeAnnotation;
      if (type?.type !== 'TSTypeReference') return;
      for (const property of props.properties)
        if (property.type === 'Property' && property.value.type === 'AssignmentPattern')
          found.push({ owner: nameOf(type.typeName), prop: nameOf(property.key) });
    },
  }).visit(program);
  return found;
}

/** Names of the HTML elements and components in a module's JSX. */
export function elementsIn({ program }: Module): string[] {
  const names: string[] = [];
  new Visitor({ JSXOpeningElement: ({ name }) => void names.push(nameOf(name)) }).visit(program);
  return unique(names);
}

/** The names that a module exports. */
export const exportsOf = ({ module }: Module): string[] =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );

/** The modules that a module imports. */
export const importsOf = ({ module }: Module): string[] =>
  module.staticImports.map(({ moduleRequest }) => moduleRequest.value);

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
