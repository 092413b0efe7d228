/** What CSS Modules would have checked, and more: see docs/decisions/0002-plain-css.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../scripts/components.ts';
import { cssName, loadTokens } from '../scripts/tokens.ts';

const src = join(packageRoot, 'src');
const read = (file: string) => readFileSync(file, 'utf8');
const stylesheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name as string))].sort();

/** Each selector of each rule; a comma inside parentheses parts none. */
const selectorsOf = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .match(/[^{};]+(?=\{)/g)
    ?.map((prelude) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/)) ?? [];

const components = findComponents();

describe.each(components)('$name', ({ name, path, layer, hasCss }) => {
  const folder = join(src, path);
  const code = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map((file) => read(join(folder, file)))
    .join('\n');
  const css = hasCss ? read(join(folder, `${name}.css`)) : '';
  const block = new RegExp(`^rp-${name}(-|$)`);

  test('uses each class that it styles, and styles each that it uses', () => {
    const styled = matches(css, /\.(rp-[\w-]+)/g);
    const used = matches(code, /['"`\s](rp-[A-Z][\w-]*)/g).filter((name_) => block.test(name_));
    // The root's class is public API even where nothing styles it.
    expect(
      used.filter((className) => className !== `rp-${name}` && !styled.includes(className)),
    ).toEqual([]);
    expect(styled.filter((className) => !used.includes(className))).toEqual([]);
  });

  test('styles no other component’s classes', () => {
    expect(matches(css, /\.(rp-[\w-]+)/g).filter((className) => !block.test(className))).toEqual(
      [],
    );
  });

  test('each selector names a class of its own: nothing else on the page is styled', () => {
    const foreign = selectorsOf(css).filter(
      (selector) => !matches(selector, /\.(rp-[\w-]+)/g).some((own) => block.test(own)),
    );
    expect(foreign).toEqual([]);
  });

  test('keeps all its rules in its cascade layer', () => {
    const outside = css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/^@layer rapport\.\w+ \{$[\s\S]*?^\}$/m)
      .join('')
      .trim();
    expect(outside).toBe('');
    for (const [, own] of css.matchAll(/^@layer rapport\.(\w+) \{$/gm)) expect(own).toBe(layer);
  });
});

/** Where tokens are used: stylesheets, and code that draws with them. */
const users = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(css|tsx?)$/.test(file) && !/\.(stories|test)\./.test(file),
);

/** A name that is put together (`var(--rp-skin-${tone})`) could not be looked up: write it out. */
const usedIn = (file: string) => matches(read(join(src, file)), /var\((--rp-[a-z0-9-]+[^,)\s]*)/g);

test('neither stylesheets nor code use a token that is not defined', async () => {
  const defined = new Set([...(await loadTokens()).keys()].map(cssName));
  for (const file of stylesheets)
    for (const name of matches(read(join(src, file)), /(--rp-[a-z0-9-]+)\s*:/g)) defined.add(name);
  const unknown = users.flatMap((file) =>
    usedIn(file)
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no token is unused', async () => {
  const used = new Set(users.filter((file) => !file.includes('generated')).flatMap(usedIn));
  const folder = join(packageRoot, 'tokens');
  const sources = readdirSync(folder).map((file) => read(join(folder, file)));
  // The palette is for other tokens alone.
  const isUsed = (id: string) =>
    id.startsWith('palette.')
      ? sources.some((source) => source.includes(`"{${id}}"`))
      : used.has(cssName(id));
  expect([...(await loadTokens()).keys()].filter((id) => !isUsed(id))).toEqual([]);
});
