/** Checks the packaged docs: they have each part, links work, and nothing of Storybook remains. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { CONTINUE, visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../scripts/components.ts';
import { docsFiles } from '../scripts/docs.ts';
import { convert, type Sources } from '../scripts/docs/page.ts';
import { toMarkdown } from '../scripts/docs/markdown.ts';
import { cssName, loadTokens } from '../scripts/tokens.ts';

const parts = [...findComponents().map(({ name }) => name), 'useSubmit'];
const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  homepage: string;
  repository: { url: string };
  files: string[];
};

let files: Record<string, string>;
let pages: { path: string; tree: Root }[];

beforeAll(async () => {
  files = {
    ...(await docsFiles()),
    'README.md': readFileSync(join(packageRoot, 'README.md'), 'utf8'),
  };
  pages = Object.entries(files)
    .filter(([path]) => /\.(?:md|txt)$/.test(path))
    .map(([path, text]) => ({ path, tree: parsed(text) }));
}, 180_000);

const parsed = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);

/** The anchor that a heading has on GitHub. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function anchorsIn(text: string): string[] {
  const anchors: string[] = [];
  visit(parsed(text), 'heading', (node) => void anchors.push(anchor(toString(node))));
  return anchors;
}

/** Other files of the package that docs link to. */
const changelog = { 'CHANGELOG.md': readFileSync(join(packageRoot, 'CHANGELOG.md'), 'utf8') };

/** Lists broken links: to missing files or headings, or to another of our addresses. */
function deadLinks(path: string, tree: Root, known: Record<string, string>): string[] {
  const dead: string[] = [];
  const { homepage, repository } = manifest;
  visit(tree, 'link', ({ url }) => {
    const [file = '', hash] = url.split('#');
    if (url.startsWith('https:')) {
      const ours = [homepage, repository.url.replace(/^git\+|\.git$/g, '')];
      const isOurs = url.includes('rapport.example');
      if (isOurs && !ours.some((address) => url.startsWith(address))) dead.push(url);
      return;
    }
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    const found = known[target];
    if (found === undefined || (hash !== undefined && !anchorsIn(found).includes(hash)))
      dead.push(url);
  });
  return dead;
}

/** Lists remains of MDX and Storybook, outside code. */
function remains(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'text')
      found.push(...(node.value.match(/^(?:import|export) .*|\{\/\*|\bof=\{/gm) ?? []));
    if (node.type === 'code' && /from '(?:[.#]|@storybook)/.test(node.value))
      found.push(node.value);
    if (node.type === 'link' && node.url.startsWith('?')) found.push(node.url);
    return CONTINUE;
  });
  return found;
}

test('each part has a page, with its import and its props', () => {
  const missing = parts.filter((name) => !files[`dist/docs/${name}.md`]?.startsWith(`# ${name}\n`));
  expect(missing).toEqual([]);
  expect(files['dist/docs/Button.md']).toContain("`import { Button } from '@rapport/ui';`");
  expect(files['dist/docs/Button.md']).toContain(
    "| `variant` | `'solid' \\| 'outline' \\| 'ghost'` | `'solid'` |",
  );
  const bare = findComponents().filter(
    ({ name }) =>
      !/^\| Name \| Type |^(?:And every|Every) attribute/m.test(
        files[`dist/docs/${name}.md`] ?? '',
      ),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('each part is in llms.txt and in the index once, with a sentence', () => {
  for (const [list, folder] of [
    ['llms.txt', 'dist/docs/'],
    ['dist/docs/README.md', ''],
  ] as const) {
    const lines = files[list]?.split('\n') ?? [];
    for (const name of parts) {
      const own = lines.filter((line) => line.startsWith(`- [${name}](${folder}${name}.md): `));
      expect([list, name, own.length]).toEqual([list, name, 1]);
      expect(own[0]?.split('): ')[1]?.length).toBeGreaterThan(10);
    }
  }
});

test('llms.txt has the parts of its format, in order: a title, a quote, notes, lists of links', () => {
  const { children } = parsed(files['llms.txt'] ?? '');
  expect(children.slice(0, 4).map(({ type }) => type)).toEqual([
    'heading',
    'blockquote',
    'list',
    'heading',
  ]);
  const below = children.slice(3).map((node) => (node.type === 'heading' ? node.depth : node.type));
  expect(new Set(below)).toEqual(new Set([2, 'list']));
});

test('the manifest has each part with its entry, its stylesheet, its page and its props', () => {
  const { components } = JSON.parse(files['dist/components.json'] ?? '') as {
    components: Record<string, { name: string; docs: string; css?: string; exports: object }>;
  };
  expect(
    Object.values(components)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(parts.toSorted());
  expect(Object.values(components).filter(({ docs }) => !files[docs])).toEqual([]);
  const styled = findComponents()
    .filter(({ styled: has }) => has)
    .map(({ name }) => `@rapport/ui/${name}.css`);
  expect(
    Object.values(components)
      .flatMap(({ css }) => css ?? [])
      .sort(),
  ).toEqual(styled.sort());
  expect(components['button']).toMatchObject({
    entry: '@rapport/ui/Button',
    summary: expect.stringContaining('Starts an action'),
    exports: {
      Button: { props: expect.arrayContaining([expect.objectContaining({ name: 'variant' })]) },
    },
  });
});

test('every link leads to a file, a heading or the docs online', () => {
  expect(
    pages.flatMap(({ path, tree }) =>
      deadLinks(path, tree, { ...files, ...changelog }).map((url) => [path, url]),
    ),
  ).toEqual([]);
});

test('no MDX, Storybook syntax or command of the repository remains', () => {
  const generated = pages.filter(({ path }) => path !== 'README.md');
  expect(
    generated.flatMap(({ path, tree }) => remains(tree).map((found) => [path, found])),
  ).toEqual([]);
  const commands = generated.filter(({ path }) =>
    /\bnpm run (?!build)|npx vitest run --project/.test(files[path] ?? ''),
  );
  expect(commands.map(({ path }) => path)).toEqual([]);
});

test('everything is in the package', () => {
  const published = (path: string) =>
    path === 'README.md' ||
    manifest.files.some((file) => path === file || path.startsWith(`${file}/`));
  expect(Object.keys(files).filter((path) => !published(path))).toEqual([]);
});

describe('the README', () => {
  const text = readFileSync(join(packageRoot, 'README.md'), 'utf8');

  test('says in its first lines which React it needs', () => {
    expect(text.split('\n').slice(0, 6).join('\n')).toContain('needs React 19');
  });

  test('names custom properties and package paths that exist', async () => {
    const tokens = [...(await loadTokens()).keys(), 'theme.secondary', 'theme.tertiary'];
    const known = new Set(tokens.map(cssName));
    const names = [...text.matchAll(/--rp-[a-z-]+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name) && name !== '--rp-')).toEqual([]);
    const local = [...text.matchAll(/`(dist\/[\w./-]+?|[\w-]+\.(?:txt))\/?`/g)].map(
      ([, path = '']) => path,
    );
    expect(local.length).toBeGreaterThan(2);
    expect(
      local.filter(
        (path) => !Object.keys(files).some((file) => file === path || file.startsWith(`${path}/`)),
      ),
    ).toEqual([]);
  });

  test('is short: no sentence twice', () => {
    const prose = toString(parsed(text.replaceAll(/^```[\s\S]*?^```$/gm, '')));
    const sentences = prose.split(/(?<=[.!?])\s+/).filter((one) => one.length > 30);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });
});

describe('the checks see', () => {
  test('a link to no file, to no heading, and to another host of ours', () => {
    const known = { 'dist/docs/A.md': '# A\n\n## What it’s for', 'dist/docs/guides/b.md': '# B' };
    const text =
      '[a](../A.md) [b](../A.md#what-its-for) [c](C.md) [d](../A.md#no) [e](https://rapport.example/x)';
    expect(deadLinks('dist/docs/guides/b.md', parsed(text), known)).toEqual([
      'C.md',
      '../A.md#no',
      'https://rapport.example/x',
    ]);
  });

  test('remaining MDX', () => {
    const text =
      "import { Meta } from 'x';\n\n<Canvas of={Stories.A} />\n\n[a](?path=/docs/a--docs)\n\n```tsx\nimport a from './a.ts';\n```\n\n`<Fine />`";
    expect(remains(parsed(text))).toHaveLength(4);
  });
});

describe('a page that has no form in Markdown stops the build', () => {
  const fixtures = join(packageRoot, 'tests/docs-fixtures');
  const sources: Sources = {
    api: { components: {}, types: {}, aliases: {}, values: {} },
    sizes: {},
    site: 'https://x.example/',
    pages: new Map(),
  };
  const of = (name: string) => convert(join(fixtures, name), 'A.md', sources);

  test.each([
    ['block.mdx', /block\.mdx:\d+: mdxJsxFlowElement has no form in Markdown/],
    ['inline.mdx', /inline\.mdx:\d+: mdxJsxTextElement has no form/],
    ['expression.mdx', /expression\.mdx:\d+: mdxTextExpression has no form/],
    ['story.mdx', /shows Stories\.Missing, whose code cannot be read/],
  ])('%s', async (name, message) => {
    expect(existsSync(join(fixtures, basename(name)))).toBe(true);
    await expect(of(name)).rejects.toThrow(message);
  });

  test('a page that has one becomes Markdown, with imports and without empty sections', async () => {
    expect(toMarkdown(await of('fine.mdx'))).toBe(
      "# Fine\n\nIt is. See [A](https://x.example/?path=/docs/a--docs).\n\n## Said\n\n**Do.** Say it.\n\n```tsx\nimport { Button } from '@rapport/ui';\n\n<Button>Go</Button>\n```\n",
    );
  });
});
