import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const kit = join(createRequire(import.meta.url).resolve('@rapport/ui/package.json'), '..');

/** The styles in a folder, joined. */
const stylesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

const undeclared = (css: string, declared: string) =>
  [...css.matchAll(/var\((--[\w-]+)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !declared.includes(`${name}:`));

// The browser says nothing about one that is misspelled.
test('every custom property that the styles of the site use is declared', () => {
  const site = stylesIn(join(import.meta.dirname, '..'));
  const all = site + stylesIn(join(kit, 'src')) + stylesIn(join(kit, 'themes'));
  expect(undeclared(site, all)).toEqual([]);
  expect(undeclared('a { color: var(--rp-color-bg) }', all)).toEqual(['--rp-color-bg']);
});
