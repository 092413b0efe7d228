/** Checks that every component has stories and a docs page with the same structure. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findComponents } from '../scripts/components.ts';
import { findParts } from '../scripts/docs/parts.ts';
import {
  defaultsIn,
  elementsIn,
  exportsOf,
  importsOf,
  interfacesIn,
  modulesIn,
  parseCode,
  src,
  type Module,
} from './source.ts';

const HEADINGS = ['When to use it', 'Anatomy', 'Accessibility', 'Do and don’t', 'Props', 'Size'];

const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'summary', 'a']);

/** Whether a component is interactive, so that its docs need a Keyboard section. */
const isInteractive = (modules: Module[]): boolean =>
  modules.some(
    (module) =>
      elementsIn(module).some((name) => CONTROLS.has(name)) ||
      importsOf(module).some((name) =>
        /^(?:@radix-ui\/react-|radix-ui\/)(?!(?:slot|direction)$)/.test(name),
      ),
  );

/**
 * Props of exported interfaces whose docstring is missing or contains only a default, and props
 * whose docstring omits the default that the code sets.
 */
function undocumentedProps(modules: Module[]): string[] {
  const documented = new Map<string, string>(
    modules
      .flatMap(interfacesIn)
      .flatMap(({ name: owner, properties }) =>
        properties.map(({ name, description }) => [`${owner}.${name}`, description] as const),
      ),
  );
  const undescribed = [...documented]
    .filter(([, description]) => !/^[^@]/.test(description))
    .map(([prop]) => `${prop} has no description`);
  const unnamed = modules
    .flatMap(defaultsIn)
    .map(({ owner, prop }) => `${owner}.${prop}`)
    .filter((prop) => documented.get(prop)?.includes('@default') === false)
    .map((prop) => `${prop} does not name its default`);
  return [...undescribed, ...unnamed];
}

const STORIES = ['Default', 'Playground'];

/** The files in a component's folder, by purpose. */
function filesOf({ name, path }: { name: string; path: string }) {
  const file = (extension: string) => text(join(src, path, `${name}.${extension}`));
  return {
    modules: modulesIn(path),
    css: file('css'),
    docs: file('mdx'),
    stories: parseCode(file('stories.tsx')),
  };
}

/** The text under a heading of the docs page. */
const under = (heading: string, docs: string) =>
  docs.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

const components = findComponents();

/** The docs pages' ids in Storybook: the parts' names in lower case. */
const pages = new Set(findParts().map(({ id }) => id));
const linksIn = (docs: string) =>
  [...docs.matchAll(/\?path=\/docs\/([\w-]+?)--/g)].map(([, id = '']) => id);

describe.each(components)('$name', (component) => {
  const { name, layer } = component;
  const { modules, docs, stories } = filesOf(component);

  test('has a docs page with all its sections', () => {
    const wanted = isInteractive(modules) ? [...HEADINGS, 'Keyboard'] : HEADINGS;
    const present = new Set([...docs.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
    expect(wanted.filter((heading) => !present.has(heading))).toEqual([]);
    expect(docs).toContain('<Do ');
    expect(docs).toContain('<Dont ');
    expect(docs).toContain(`<Props of="${name}" />`);
    expect(docs).toContain(`<Size of="${name}" />`);
  });

  test('links to docs pages that exist', () => {
    expect(linksIn(docs).filter((id) => !pages.has(id))).toEqual([]);
  });

  test('says when not to use it', () => {
    expect(under('When to use it', docs)).toMatch(/^(?:- Not |When not )/m);
  });

  test('describes each prop and names its default', () => {
    expect(undocumentedProps(modules)).toEqual([]);
  });

  test('has the stories that its kind requires', () => {
    const present = new Set(exportsOf(stories));
    const wanted = layer === 'sections' ? STORIES : [...STORIES, 'Matrix'];
    expect(wanted.filter((story) => !present.has(story))).toEqual([]);
  });
});

describe.each(components.filter(({ layer }) => layer !== 'sections'))('$name', (component) => {
  const { css, docs } = filesOf(component);

  test('documents each property that its stylesheet declares or reads under its own name', () => {
    const own = `--rp-${component.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
    const properties = [...new Set(css.match(/--rp-[a-z0-9-]+/g))].filter(
      (property) => property === own || property.startsWith(`${own}-`),
    );
    const table = under('CSS variables', docs);
    expect(properties.filter((property) => !table.includes(`\`${property}\``))).toEqual([]);
  });
});

describe('the checks see', () => {
  const module = parseCode(`
    export interface PartProps {
      /** Its text. */
      words: string;
      /** @default 2 */
      level?: number;
      bare: string;
      /** How large. */
      size?: 'sm' | 'md';
    }
    export function Part({ words, level = 2, size = 'md' }: PartProps) {
      return <button>{words}</button>;
    }`);

  test('props without a description, and defaults that are not named', () => {
    expect(undocumentedProps([module])).toEqual([
      'PartProps.level has no description',
      'PartProps.bare has no description',
      'PartProps.size does not name its default',
    ]);
  });

  test('what kind of component the code is', () => {
    expect(isInteractive([module])).toBe(true);
    expect(isInteractive([parseCode("import { Slot } from 'radix-ui/slot'; <i />")])).toBe(false);
  });
});
