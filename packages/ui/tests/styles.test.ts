/** Checks what CSS Modules would check, and more; see docs/decisions/0002-plain-css.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { findComponents, isCode, packageRoot } from '../scripts/components.ts';
import { cssName, loadTokens, themes } from '../scripts/tokens.ts';
import {
  modulesIn,
  parseCode,
  selectorsIn,
  src,
  stringsIn,
  unique,
  variablesIn,
} from './source.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The rules of a stylesheet that select elements; the rules in `@keyframes` do not. */
function rulesIn(css: Root): Rule[] {
  const rules: Rule[] = [];
  css.walkRules((rule) => {
    const { parent } = rule;
    const inKeyframes =
      parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!inKeyframes) rules.push(rule);
  });
  return rules;
}

const selectorsOf = (css: Root) => rulesIn(css).flatMap(({ selector }) => selectorsIn(selector));

const classesStyled = (css: Root) => unique(selectorsOf(css).flatMap(({ classes }) => classes));

/** The kit's class names in strings of the code. */
const classesUsed = (strings: string[]) =>
  unique(
    strings.flatMap((text) => text.split(/\s+/)).filter((word) => /^rp-[A-Z][\w-]*$/.test(word)),
  );

/** The parts of a stylesheet that are not inside `@layer rapport.<layer> { … }`. */
const outsideOfLayer = (css: Root, layer: string) =>
  css.nodes
    .filter((node) => node.type !== 'comment')
    .filter(
      (node) =>
        !(node.type === 'atrule' && node.name === 'layer' && node.params === `rapport.${layer}`),
    )
    .map(String);

describe.each(findComponents())('$name', ({ name, path, layer, hasCss }) => {
  const css = parse(hasCss ? read(join(src, path, `${name}.css`)) : '');
  const isOwn = (className: string) => new RegExp(`^rp-${name}(-|$)`).test(className);

  test('uses each class that it styles, and styles each that it uses', () => {
    const styled = classesStyled(css);
    const used = classesUsed(modulesIn(path).flatMap(stringsIn)).filter(isOwn);
    // The root's class is public API even if nothing styles it.
    expect(
      used.filter((className) => className !== `rp-${name}` && !styled.includes(className)),
    ).toEqual([]);
    expect(styled.filter((className) => !used.includes(className))).toEqual([]);
  });

  test('styles no other component’s classes', () => {
    expect(classesStyled(css).filter((className) => !isOwn(className))).toEqual([]);
  });

  test('names one of its own classes in each selector, to style nothing else on the page', () => {
    const foreign = selectorsOf(css).filter(({ classes }) => !classes.some(isOwn));
    expect(foreign.map(({ selector }) => selector)).toEqual([]);
  });

  test('keeps all its rules in its cascade layer', () => {
    expect(outsideOfLayer(css, layer)).toEqual([]);
  });
});

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const stylesheets = files.filter((file) => file.endsWith('.css'));
/** Files that may use tokens: stylesheets, and code that draws with them. */
const users = files.filter((file) => file.endsWith('.css') || isCode(file));

/** The properties that a file refers to. Composed names (`var(--rp-skin-${tone})`) stay unknown. */
function usedIn(file: string): string[] {
  const text = read(join(src, file));
  if (!file.endsWith('.css')) return unique(stringsIn(parseCode(text, file)).flatMap(variablesIn));
  const names: string[] = [];
  parse(text).walkDecls(({ value }) => void names.push(...variablesIn(value)));
  return unique(names);
}

/** The properties that a stylesheet declares. */
function declaredIn(css: Root): string[] {
  const names: string[] = [];
  css.walkDecls(/^--rp-/, ({ prop }) => void names.push(prop));
  return names;
}

/** What a site may set. */
const optional = [
  'theme.secondary',
  'theme.tertiary',
  'item-list.mark-radius',
  'item-list.mark-echo',
];

test('neither stylesheets nor code use a token that is not defined', async () => {
  const defined = new Set([
    ...[...(await loadTokens()).keys(), ...optional].map(cssName),
    ...stylesheets.flatMap((file) => declaredIn(parse(read(join(src, file))))),
  ]);
  const unknown = users.flatMap((file) =>
    usedIn(file)
      .filter((name) => name.startsWith('--rp-') && !defined.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no token is unused', async () => {
  const used = new Set(users.filter((file) => !file.endsWith('tokens.ts')).flatMap(usedIn));
  const tokens = [...(await loadTokens()).keys()];
  expect(tokens.filter((id) => !used.has(cssName(id)))).toEqual([]);
});

test.each(themes)('%s uses all of its palette', async (theme) => {
  const source = read(join(packageRoot, `themes/${theme}.tokens.json`));
  const palette = [...(await loadTokens(theme)).keys()].filter((id) => id.startsWith('palette.'));
  expect(palette.filter((id) => !source.includes(`"{${id}}"`))).toEqual([]);
});

test('no part asks how wide the window is', () => {
  const asking = stylesheets.filter((file) => /@media[^{]*\bwidth\b/.test(read(join(src, file))));
  expect(asking).toEqual([]);
});

test('the checks see a class in :where(), a selector without one and a rule outside its layer', () => {
  const css = parse('@layer rapport.primitives { .rp-A:where(.rp-A-part) {} p {} } .rp-B {}');
  expect(classesStyled(css)).toEqual(['rp-A', 'rp-A-part', 'rp-B']);
  expect(selectorsOf(css).filter(({ classes }) => classes.length === 0)).toHaveLength(1);
  expect(outsideOfLayer(css, 'primitives')).toEqual(['.rp-B {}']);
});
