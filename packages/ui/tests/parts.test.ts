/** Checks that the names to style parts by come from their code, and cover every name in the docs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import api from '../api.json' with { type: 'json' };
import { packageRoot } from '../scripts/components.ts';
import type { Contract } from '../scripts/contract.ts';
import { entryPoints } from '../scripts/entry-points.ts';
import { partOf } from '../scripts/parts.ts';

const kit = api as unknown as Contract;
const repository = join(packageRoot, '../..');

describe('a part', () => {
  const css = `
    @layer rapport.primitives {
      .rp-Meter:where([data-size='lg']) > .rp-Meter-bar { inline-size: var(--rp-meter-size, var(--rp-space-4)); }
      .rp-Meter:not([data-busy]) { --rp-meter-size: 1rem; color: var(--rp-metered); }
      :where([data-surface='ink']) .rp-Meter { color: red; }
      @keyframes rp-turn { from { rotate: 0turn; } }
    }`;

  test('has the classes, attributes and custom properties of its stylesheet', () => {
    expect(partOf('Meter', css, '', [])).toEqual({
      classes: ['rp-Meter', 'rp-Meter-bar'],
      attributes: { 'data-busy': [], 'data-size': ['lg'] },
      properties: ['--rp-meter-size'],
    });
  });

  test('has the class of its root and the values of its code, too', () => {
    const part = partOf('Meter', '', "className={clsx('rp-Meter', className)}", [
      ['data-size', ['sm', 'lg']],
      ['data-busy', ['true']],
      ['data-count', ['*']],
    ]);
    expect(part).toEqual({
      classes: ['rp-Meter'],
      attributes: { 'data-busy': [], 'data-count': ['*'], 'data-size': ['lg', 'sm'] },
      properties: [],
    });
  });
});

test('values come from types, and those that a library sets from the stylesheet', () => {
  expect(kit.parts['Button']?.attributes).toEqual({
    'data-block': [],
    'data-busy': [],
    'data-size': ['lg', 'md', 'sm'],
    'data-variant': ['ghost', 'outline', 'solid'],
  });
  expect(kit.parts['Tooltip']?.attributes).toEqual({ 'data-state': ['delayed-open'] });
  expect(kit.parts['NewPasswordField']?.attributes['data-strength']).toContain('personal');
});

describe('entries', () => {
  test('are those of the export map, with its patterns written out', () => {
    const names = entryPoints().map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const name of ['.', './Button', './Button.css', './SignUpForm.schema', './words/he'])
      expect(names).toContain(name);
    expect(names.filter((name) => /\*|^\.\/modules/.test(name))).toEqual([]);
  });

  test('of an unknown pattern are refused', () => {
    expect(() => entryPoints({ exports: { './icons/*': './dist/icons/*.svg' } })).toThrow(
      'The export map has the pattern "./icons/*"',
    );
  });
});

/** The code that users read: the README, docs pages and the company's landing page. */
function publicNames(): [file: string, name: string][] {
  const inKit = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const files = [
    'packages/ui/README.md',
    'docs/storybook/MakeTheme.mdx',
    'packages/ui/tests/packed/project/src/Acme.tsx',
    ...inKit.filter((file) => file.endsWith('.mdx')).map((file) => `packages/ui/src/${file}`),
  ];
  return files.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8');
    const names = text.match(/--rp-[a-z0-9-]*[a-z0-9]|\brp-[A-Z]\w*(?:-\w+)?/g) ?? [];
    return [...new Set(names)].map((name): [string, string] => [file, name]);
  });
}

test('every class and custom property that users read about is in the contract', () => {
  const known = new Set([
    ...kit.properties,
    ...Object.values(kit.tokens).map(({ css }) => css),
    ...Object.values(kit.parts).flatMap(({ classes, properties }) => [...classes, ...properties]),
  ]);
  const names = publicNames();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(([, name]) => !known.has(name))).toEqual([]);
});
