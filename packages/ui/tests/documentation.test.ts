/** What each component has beside its code: stories and a docs page, of the same shape everywhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../scripts/components.ts';

const HEADINGS = ['When to use it', 'Anatomy', 'Accessibility', 'Do and don’t', 'Props', 'Size'];
const INTERACTIVE = /<(button|input|select|textarea|summary|a)\b|@radix-ui\/react-(?!slot)/;

const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Props of exported interfaces without a docstring or with nothing but a default in it, and props
 * with a default in the code that the docstring does not name.
 */
function undocumentedProps(code: string): string[] {
  const faults: string[] = [];
  const documented = new Map<string, string>();
  for (const [, owner, body = ''] of code.matchAll(
    /^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm,
  )) {
    for (const [, comment = '', prop] of body.matchAll(
      /(?:^ {2}\/\*\*([\s\S]*?)\*\/\n)?^ {2}'?([\w-]+)'?\??: /gm,
    )) {
      documented.set(`${owner}.${prop}`, comment);
      if (!/^[\s*]*[^\s*@]/.test(comment)) faults.push(`${owner}.${prop} has no description`);
    }
  }
  for (const [, parameters = '', owner] of code.matchAll(
    /\(\{\n((?: {2}.*\n)+)\}: (\w+)(?:<\w+>)?\) \{/g,
  )) {
    for (const [, prop] of parameters.matchAll(/^ {2}(\w+) = /gm)) {
      const comment = documented.get(`${owner}.${prop}`);
      if (comment !== undefined && !comment.includes('@default'))
        faults.push(`${owner}.${prop} does not name its default`);
    }
  }
  return faults;
}

const STORIES = ['Default', 'Playground'];
const STORIES_OF_PRIMITIVES = ['Matrix'];
const STORIES_OF_SECTIONS = ['LongText', 'ShortText'];

/** A list in the content of a section that may be long or short. Buttons and hints are few. */
const LIST = /^ {2}(?!actions|suggestions)(?:\w+\??: .*|\})\[\];$/m;

/** What a section needs beyond that, by what it is. */
function storiesOfSection(name: string, code: string): string[] {
  const [, content = ''] =
    new RegExp(`^export interface ${name}Content [^]*?\\{([^]*?)^\\}`, 'm').exec(code) ?? [];
  return [
    ...STORIES_OF_SECTIONS,
    ...(LIST.test(content) ? ['ItemCounts'] : []),
    ...(code.includes('SectionBaseProps<') ? ['Surfaces', 'Twice'] : []),
  ];
}

/** Everything in a component's folder, by what it is for. */
function filesOf({ name, path }: { name: string; path: string }) {
  const folder = join(packageRoot, 'src', path);
  return {
    code: readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
      .map((file) => text(join(folder, file)))
      .join('\n'),
    css: text(join(folder, `${name}.css`)),
    docs: text(join(folder, `${name}.mdx`)),
    stories: text(join(folder, `${name}.stories.tsx`)),
  };
}

/** What stands under a heading of the docs page. */
const under = (heading: string, docs: string) =>
  docs.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

const components = findComponents();

describe.each(components)('$name', (component) => {
  const { name, layer } = component;
  const { code, docs, stories } = filesOf(component);

  test('has a docs page with all its sections', () => {
    const wanted = INTERACTIVE.test(code) ? [...HEADINGS, 'Keyboard'] : HEADINGS;
    const there = new Set([...docs.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
    expect(wanted.filter((heading) => !there.has(heading))).toEqual([]);
    expect(docs).toContain('<Do ');
    expect(docs).toContain('<Dont ');
    expect(docs).toContain('<ArgTypes ');
    expect(docs).toContain(`<Size of="${name}" />`);
  });

  test('says when not to use it', () => {
    expect(under('When to use it', docs)).toMatch(/^(?:- Not |When not )/m);
  });

  test('says of each prop what it is, and what it is by default', () => {
    expect(undocumentedProps(code)).toEqual([]);
  });

  test('has the stories that all of its kind have', () => {
    const there = new Set([...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story));
    const wanted = [
      ...STORIES,
      ...(layer === 'sections' ? storiesOfSection(name, code) : STORIES_OF_PRIMITIVES),
    ];
    expect(wanted.filter((story) => !there.has(story))).toEqual([]);
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
