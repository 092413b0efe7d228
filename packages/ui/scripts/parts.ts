/**
 * Reads the names by which people style parts: classes, `data-*` attributes with their values, and
 * each part's own custom properties. They come from the part's stylesheet, and from the types of the
 * attributes in its code.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { isJsxAttribute, isPropertyAssignment, isStringLiteral } from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import { TypeFlags, type Project, type Type } from 'typescript/unstable/sync';
import { findComponents, isCode, packageRoot } from './components.ts';

export interface Part {
  classes: string[];
  /** Each attribute with its values: `true` if only its presence counts, `*` for any value. */
  attributes: Record<string, string[]>;
  /** Custom properties that the part reads or sets under its own name. */
  properties: string[];
}

const src = join(packageRoot, 'src');

/** The attributes of a page or a region, which foundations/ defines. */
const SHARED = new Set(['data-accent', 'data-surface', 'data-color-scheme']);

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

type Attribute = readonly [name: string, values: string[]];

/** Returns the classes, attributes and custom properties in a stylesheet. */
export function readStyles(css: string) {
  const classes: string[] = [];
  const attributes: Attribute[] = [];
  parse(css).walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    const selectors = selectorParser().astSync(selector);
    selectors.walkClasses(({ value }) => void classes.push(value));
    selectors.walkAttributes(({ attribute, value }) => {
      if (attribute.startsWith('data-')) attributes.push([attribute, value ? [value] : []]);
    });
  });
  return { classes, attributes, properties: css.match(/--rp-[a-z0-9-]+/g) ?? [] };
}

/** Returns the values of an attribute of this type; React leaves out an undefined attribute. */
function valuesOf(type: Type | undefined): string[] {
  if (!type) return ['*'];
  if (type.isUnionType()) return (type.getTypes() ?? []).flatMap(valuesOf);
  if (type.flags & (TypeFlags.Undefined | TypeFlags.Null)) return [];
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return [String(type.value)];
  if (type.flags & TypeFlags.BooleanLiteral)
    return [String((type as Type & { value: boolean }).value)];
  return ['*'];
}

/** Returns the `data-*` attributes in code, as JSX or as props that the code passes on. */
function attributesIn(project: Project, file: string, code: string): Attribute[] {
  // Each file comes from TypeScript's own process.
  const source = code.includes('data-') ? project.program.getSourceFile(file) : undefined;
  const found: [name: string, value: Node | undefined][] = [];
  const visit = (node: Node): void => {
    if (isJsxAttribute(node) && node.name.getText().startsWith('data-')) {
      const value = node.initializer as (Node & { expression?: Node }) | undefined;
      found.push([node.name.getText(), value?.expression ?? value]);
    } else if (isPropertyAssignment(node) && node.name.getText().startsWith("'data-")) {
      found.push([node.name.getText().slice(1, -1), node.initializer]);
    }
    node.forEachChild(visit);
  };
  source?.forEachChild(visit);
  return found.map(([name, value]) => {
    if (!value) return [name, ['true']];
    if (isStringLiteral(value)) return [name, [value.text]];
    return [name, valuesOf(project.checker.getTypeAtLocation(value))];
  });
}

/** Whether an attribute only switches something on, so that its presence is all that counts. */
const isSwitch = (values: string[]) => values.every((value) => value === '' || value === 'true');

function merged(attributes: Attribute[]): Part['attributes'] {
  const names = unique(attributes.map(([name]) => name));
  return Object.fromEntries(
    names.map((name) => {
      const values = unique(attributes.flatMap(([other, own]) => (other === name ? own : [])));
      return [name, isSwitch(values) ? [] : values];
    }),
  );
}

/** Turns `FaqAccordion` into `--rp-faq-accordion`. */
const propertyOf = (name: string) =>
  `--rp-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;

/** Describes a part from its stylesheet and the attributes in its code. */
export function partOf(name: string, css: string, code: string, inCode: Attribute[]): Part {
  const styles = readStyles(css);
  const own = propertyOf(name);
  const root = new RegExp(`\\brp-${name}\\b`).test(code) ? [`rp-${name}`] : [];
  return {
    classes: unique([...styles.classes, ...root]),
    attributes: merged(
      [...styles.attributes, ...inCode].filter(([attribute]) => !SHARED.has(attribute)),
    ),
    properties: unique(styles.properties.filter((one) => one === own || one.startsWith(`${own}-`))),
  };
}

/** Returns the attributes of regions of a page, with their values. */
function shared(): Part['attributes'] {
  const files = ['accents.css', 'generated/tokens.css'];
  const attributes = files.flatMap(
    (file) => readStyles(readFileSync(join(src, 'foundations', file), 'utf8')).attributes,
  );
  return merged(attributes.filter(([name]) => SHARED.has(name)));
}

/** Returns every part that people can style; `foundations` holds what any element can have. */
export function readParts(project: Project): Record<string, Part> {
  const parts = findComponents().map(({ name, path }): [string, Part] => {
    const folder = join(src, path);
    const css = join(folder, `${name}.css`);
    const files = readdirSync(folder)
      .filter(isCode)
      .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const);
    return [
      name,
      partOf(
        name,
        existsSync(css) ? readFileSync(css, 'utf8') : '',
        files.map(([, code]) => code).join('\n'),
        files.flatMap(([file, code]) => attributesIn(project, file, code)),
      ),
    ];
  });
  return Object.fromEntries([
    ['foundations', { classes: [], attributes: shared(), properties: [] }],
    ...parts.filter(([, { classes }]) => classes.length > 0),
  ]);
}
