/** Checks the packaged docs: they have each part, links work, and nothing of Storybook remains. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../scripts/components.ts';
import { generateDocs } from '../scripts/docs/generate.ts';

const parts = [...findComponents().map(({ name }) => name), 'useSubmit'];
const read = (file: string) => readFileSync(join(packageRoot, file), 'utf8');

let files: Record<string, string>;
let pages: { path: string; tree: Root }[];

beforeAll(async () => {
  files = await generateDocs();
  for (const file of ['README.md', 'CHANGELOG.md']) files[file] = read(file);
  pages = Object.entries(files)
    .filter(([path]) => /\.(?:md|txt)$/.test(path))
    .map(([path, text]) => ({ path, tree: parsed(text) }));
}, 180_000);

const parsed = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

/** The anchors that a page's headings have on GitHub. */
function anchorsIn(text: string): string[] {
  const anchors: string[] = [];
  visit(parsed(text), 'heading', (node) => {
    const title = toString(node).toLowerCase();
    anchors.push(title.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-'));
  });
  return anchors;
}

test('each part has a page with its import and its props, and a line in each list', () => {
  for (const name of parts) {
    const page = files[`dist/docs/${name}.md`] ?? '';
    expect(page).toMatch(new RegExp(`^# ${name}\n`));
    expect(page).toMatch(/^\| Name \| Type |^(?:And every|Every) attribute/m);
    expect(files['llms.txt']).toContain(`\n- [${name}](dist/docs/${name}.md): `);
    expect(files['dist/docs/README.md']).toContain(`\n- [${name}](${name}.md): `);
  }
  expect(files['dist/docs/Button.md']).toContain("`import { Button } from '@rapport/ui';`");
  expect(files['dist/docs/Button.md']).toContain(
    "| `variant` | `'solid' \\| 'outline' \\| 'ghost'` | `'solid'` |",
  );
});

test('the manifest has each part with its entry, its stylesheet, its page and its props', () => {
  const { components } = JSON.parse(files['dist/components.json'] ?? '') as {
    components: Record<string, { name: string; docs: string }>;
  };
  const all = Object.values(components);
  expect(all.map(({ name }) => name).sort()).toEqual(parts.toSorted());
  expect(all.filter(({ docs }) => !files[docs])).toEqual([]);
  expect(components['button']).toMatchObject({
    entry: '@rapport/ui/Button',
    css: '@rapport/ui/Button.css',
    summary: expect.stringContaining('Starts an action'),
    exports: {
      Button: { props: expect.arrayContaining([expect.objectContaining({ name: 'variant' })]) },
    },
  });
});

test('every link leads to a file or a heading of the package, or to another site', () => {
  const dead: string[] = [];
  for (const { path, tree } of pages)
    visit(tree, 'link', ({ url }) => {
      if (/^https:|^mailto:/.test(url)) return;
      const [file = '', hash] = url.split('#');
      const found = files[file === '' ? path : posix.join(posix.dirname(path), file)];
      if (found === undefined || (hash !== undefined && !anchorsIn(found).includes(hash)))
        dead.push(`${path}: ${url}`);
    });
  expect(dead).toEqual([]);
});

test('nothing of MDX or Storybook remains', () => {
  const remains: string[] = [];
  for (const { path, tree } of pages.filter((page) => page.path !== 'README.md'))
    visit(tree, (node) => {
      const isCode = node.type === 'code' && /from '(?:[.#]|@storybook)/.test(node.value);
      const isText = node.type === 'text' && /^(?:import|export) |\{\/\*|\bof=\{/m.test(node.value);
      if (node.type === 'html' || isCode || isText) remains.push(`${path}: ${node.value}`);
    });
  expect(remains).toEqual([]);
});

test('classes and custom properties that users read about are in the contract', () => {
  const contract = read('.cache/api.md');
  const unknown = pages.flatMap(({ path }) =>
    path === 'CHANGELOG.md'
      ? []
      : (files[path]?.match(/--rp-[a-z0-9-]*[a-z0-9]|\brp-[A-Z]\w*(?:-\w+)?/g) ?? [])
          .filter((name) => !new RegExp(`${name}(?![\\w-])`).test(contract))
          .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
