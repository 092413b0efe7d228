/** Turns a docs page of Storybook into Markdown that stands alone. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import {
  componentsOf,
  isValue,
  nameOf,
  restOf,
  shown,
  sizeOf,
  typesOf,
  type Sizes,
} from '../api-words.ts';
import { packageRoot } from '../components.ts';
import { completed } from '../fences.ts';
import type { Api, ApiProp } from '../read-api.ts';
import { snippetsShown } from '../snippets.ts';
import { blocksOf, fence, readMdx, table, type Block } from './markdown.ts';

/** The sources of the pages. */
export interface Sources {
  api: Api;
  sizes: Sizes;
  /** The address of the online Storybook, with a slash at its end. */
  site: string;
  /** The pages in the package: their paths in `dist/docs/` by the id of their docs page. */
  pages: ReadonlyMap<string, string>;
}

type Element = Extract<Block, { type: 'mdxJsxFlowElement' }>;

/** Blocks that only work in Storybook, and drawings of tokens, for which Markdown has no form. */
const LEFT_OUT = /^(?:Meta|Controls|Accents|Surfaces|Corners|Density|Distances|Sizes)$/;

/** A docs page that is converted. */
interface Page {
  file: string;
  text: string;
  sources: Sources;
}

/** Returns an attribute's value, or its source if the value is in braces. */
function attributeOf({ attributes }: Element, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : (found?.value?.value ?? '');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Writes a table of props. */
const propTable = (props: ApiProp[]): string[] =>
  table(
    ['Name', 'Type', 'Default', 'What it is'],
    props.map((prop) => {
      const value = prop.required ? 'required' : (prop.default ?? 'none');
      const cells = [isValue(value) ? `\`${value}\`` : value, prop.text];
      return [`\`${prop.name}\``, `\`${shown(prop)}\``, ...cells];
    }),
  );

/** Makes the tables of an entry's components and of the types that they mention, or of one type. */
function propsOf(entry: string, api: Api): Block[] {
  const own = componentsOf(entry, api);
  const sections = [
    ...own.map(([name, component]) => [
      ...(own.length > 1
        ? [`### ${name}`, '', oneLine(component.text.split('\n\n')[0] ?? ''), '']
        : []),
      ...(component.props.length > 0 ? propTable(component.props) : []),
      '',
      restOf(component) ?? '',
    ]),
    ...typesOf(entry, api).map((name) => {
      const { text = '', props = [] } = api.types[name] ?? {};
      return [`### ${nameOf(name)}`, '', text, '', ...propTable(props)];
    }),
  ];
  return sections.flatMap((lines) => blocksOf(...lines));
}

function unsupported({ file }: Page, { type, position }: Block): Error {
  const place = `${relative(packageRoot, file)}:${position?.start.line}`;
  return new Error(
    `${place}: ${type} has no form in Markdown. Write it in Markdown, or add it to scripts/docs/page.ts.`,
  );
}

/** Returns the code of a story by its name on the page: `Stories.Busy`. */
async function storyCode({ file, text }: Page, name: string): Promise<string> {
  const [module = '', story = ''] = name.split('.');
  const from = new RegExp(`import \\* as ${module} from '([^']+)'`).exec(text)?.[1];
  const code = from && (await snippetsShown(join(dirname(file), from))).get(story);
  if (!code) throw new Error(`${file} shows ${name}, whose code cannot be read.`);
  return code;
}

/** Converts an example: what is right or wrong, why, and the code. */
async function example(page: Page, element: Element): Promise<Block[]> {
  const verdict = element.name === 'Do' ? 'Do' : 'Don’t';
  const first = element.children.at(0);
  const { offset, column = 1 } = first?.position?.start ?? {};
  const source = page.text
    .slice(offset, element.children.at(-1)?.position?.end.offset)
    .replaceAll(`\n${' '.repeat(column - 1)}`, '\n');
  const isStory = first?.type === 'mdxJsxFlowElement' && first.name === 'Story';
  const code = isStory ? await storyCode(page, attributeOf(first, 'of')) : completed(source);
  return [...blocksOf(`**${verdict}.** ${attributeOf(element, 'why')}`), fence(code)];
}

async function convertBlock(page: Page, node: Block): Promise<Block[]> {
  if (node.type === 'mdxjsEsm') return [];
  if (node.type === 'code' && node.lang === 'tsx') return [fence(completed(node.value))];
  if (node.type !== 'mdxJsxFlowElement') return [node];
  const of = attributeOf(node, 'of');
  switch (node.name) {
    case 'Canvas':
      return [fence(await storyCode(page, of))];
    case 'Props':
      return propsOf(of, page.sources.api);
    case 'Size':
      return blocksOf(sizeOf(of, page.sources.sizes));
    case 'Guidance': {
      const examples = node.children.filter((child) => child.type === 'mdxJsxFlowElement');
      return (await Promise.all(examples.map((child) => example(page, child)))).flat();
    }
    default:
      if (LEFT_OUT.test(node.name ?? '')) return [];
      throw unsupported(page, node);
  }
}

/** Whether a block is not a heading, or is one with something below it. */
function isFilled(block: Block, index: number, blocks: Block[]): boolean {
  const below = blocks[index + 1];
  if (block.type !== 'heading') return true;
  return below !== undefined && (below.type !== 'heading' || below.depth > block.depth);
}

/**
 * Converts a docs page.
 * @param path The path of its Markdown in `dist/docs/`.
 */
export async function convert(file: string, path: string, sources: Sources): Promise<Block[]> {
  const page: Page = { file, text: readFileSync(file, 'utf8'), sources };
  const tree = readMdx(page.text);
  /** Returns a link's address for Markdown: a page in the package, otherwise the page online. */
  const address = (url: string): string => {
    if (!url.startsWith('?path=')) return url;
    const target = sources.pages.get(/^\?path=\/docs\/([\w-]+?)--docs$/.exec(url)?.[1] ?? '');
    return target ? posix.relative(posix.dirname(path), target) : sources.site + url;
  };
  visit(tree, (node, _, parent) => {
    if (node.type === 'link') node.url = address(node.url);
    // Skips the content, which is code.
    if (node.type === 'mdxJsxFlowElement' && parent === tree) return SKIP;
    if (node.type !== 'mdxjsEsm' && node.type.startsWith('mdx'))
      throw unsupported(page, node as Block);
    return CONTINUE;
  });
  const blocks = await Promise.all(tree.children.map((node) => convertBlock(page, node)));
  return blocks.flat().filter(isFilled);
}

/** Returns the first sentence of a page. */
export function summaryOf(blocks: Block[]): string {
  const text = oneLine(toString(blocks.find(({ type }) => type === 'paragraph')));
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
