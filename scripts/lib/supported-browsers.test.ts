/**
 * Checks that the supported browsers have every feature that the kit and the site use, except the
 * features in the table of docs/supported-browsers.md, and that this table is correct.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { describe, expect, test } from 'vitest';
import {
  data,
  isMissing,
  oldest,
  versionsOf,
  type Features,
  type Versions,
} from '@rapport/tooling/browser-support';
import { featuresOfCss } from '@rapport/tooling/css-features';
import { root } from '@rapport/tooling/root';
import { isCode } from '../../packages/ui/scripts/components.ts';
import { bundled } from '../../packages/ui/scripts/styles.ts';
import { parseCode } from '../../packages/ui/tests/source.ts';
import { featuresOfCode, propertiesIn } from './code-features.ts';

const page = readFileSync(join(root, 'docs/supported-browsers.md'), 'utf8');

/** Returns the rows of the table with this heading, without the heading. */
function tableOf(heading: string): string[][] {
  const [, table = ''] = page.split(`| ${heading} `);
  const [lines = ''] = table.trim().split('\n\n');
  return lines
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const listed = tableOf('feature').map(([features = '', ...cells]) => ({
  features: [...features.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  versions: cells.slice(0, 4),
  instead: cells[4],
}));

const sources = ['packages/ui/src', 'packages/app/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') || isCode(file))
    // Flows exist only in Storybook.
    .filter((file) => !file.startsWith('flows/'))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') })),
);
const stylesheets = sources.filter(({ file }) => file.endsWith('.css'));
const modules = sources
  .filter(({ file }) => !file.endsWith('.css'))
  .map(({ file, text }) => ({ file, module: parseCode(text, file) }));
const ownProperties = new Set(modules.flatMap(({ module }) => propertiesIn(module)));

/** The features that a supported browser lacks, each with the files that use it. */
const missing = new Map<string, { versions: Versions; files: string[] }>();
function collect(file: string, features: Features): void {
  for (const [name, versions] of features) {
    if (!isMissing(versions)) continue;
    missing.set(name, { versions, files: [...(missing.get(name)?.files ?? []), file] });
  }
}
for (const { file, text } of stylesheets) collect(file, featuresOfCss(text));
for (const { file, module } of modules) collect(file, featuresOfCode(module, ownProperties));

test('every supported browser has each feature, or the table lists it', () => {
  const names = new Set(listed.flatMap(({ features }) => features));
  const unlisted = [...missing]
    .filter(([name]) => !names.has(name))
    .map(
      ([name, { versions, files }]) => `${name} ${JSON.stringify(versions)} in ${files.join(', ')}`,
    );
  expect(unlisted).toEqual([]);
});

describe('the table', () => {
  test('lists no feature that nothing uses or that every supported browser has', () => {
    const names = listed.flatMap(({ features }) => features);
    expect(names.filter((name) => !missing.has(name))).toEqual([]);
  });

  test.each(listed)('is right about $features', ({ features, versions, instead }) => {
    const first = (browsers: (keyof Versions)[]): string => {
      const late = features.flatMap((name) =>
        browsers
          .map((browser) => [missing.get(name)?.versions[browser] ?? 0, oldest[browser]] as const)
          .filter(([version, floor]) => version > floor)
          .map(([version]) => version),
      );
      if (late.length === 0) return 'all';
      const latest = Math.max(...late);
      return latest === Infinity ? 'none' : String(latest);
    };
    expect(versions).toEqual([
      first(['chrome', 'edge']),
      first(['firefox']),
      first(['safari']),
      first(['safari_ios']),
    ]);
    expect(instead).toMatch(/\w/);
  });
});

test('the first table states the versions in browserslist', () => {
  const [chrome, edge, firefox, safari, ios, samsung, ...android] =
    browserslist.loadConfig({ path: root }) ?? [];
  const versions = [chrome, edge, firefox, safari, ios, samsung].map((query) =>
    query?.split(' >= ').at(-1),
  );
  expect(tableOf('browser').map(([, version]) => version)).toEqual(versions);
  expect(android).toEqual([
    `and_${chrome}`.replace('chrome', 'chr'),
    `and_${firefox}`.replace('firefox', 'ff'),
  ]);
});

test('the build adds the prefixes that supported browsers need', () => {
  const css = bundled(join(root, 'packages/ui/src/styles.css'));
  const prefixed = [...featuresOfCss(css).keys()].filter((name) => {
    const property = data.css.properties[name];
    return property && isMissing(versionsOf([property], false)) && !missing.has(name);
  });
  expect(prefixed).toContain('user-select');
  expect(prefixed.filter((name) => !css.includes(`-webkit-${name}:`))).toEqual([]);
});

describe('the check sees', () => {
  const missingInCss = (css: string) =>
    [...featuresOfCss(css)].filter(([, versions]) => isMissing(versions)).map(([name]) => name);
  const missingInCode = (code: string) =>
    [...featuresOfCode(parseCode(code), ownProperties)]
      .filter(([, versions]) => isMissing(versions))
      .map(([name]) => name);

  test.each([
    ['a property', 'a { anchor-name: --a; }', ['anchor-name']],
    ['a keyword', 'a { text-wrap: stable; }', ['text-wrap', 'text-wrap: stable']],
    ['a function', 'a { color: contrast-color(red); }', ['contrast-color()']],
    ['a unit', 'a { width: 1rcap; }', ['1rcap']],
    ['a pseudo-class', 'a:where(:open) {}', [':open']],
    ['an at-rule', '@starting-style { a { color: red; } }', ['@starting-style']],
    ['a media feature', '@media (scripting: none) {}', ['@media (scripting)']],
    ['nesting', 'a { b { color: red; } }', ['nesting']],
  ])('%s in CSS', (_, css, names) => {
    expect(missingInCss(css)).toEqual(names);
  });

  test.each([
    ['an element', '<search />', ['<search>']],
    ['an attribute', '<div popover="" />', ['popover=""']],
    [
      'an attribute set by code',
      "a.setAttribute('hidden', 'until-found')",
      ['hidden="until-found"'],
    ],
    ['an object', 'new CloseWatcher()', ['CloseWatcher']],
    ['a method', 'document.startViewTransition()', ['Document.startViewTransition']],
    ['a static method', 'Object.groupBy([], f)', ['Object.groupBy']],
  ])('%s in code', (_, code, names) => {
    expect(missingInCode(code)).toEqual(names);
  });
});
