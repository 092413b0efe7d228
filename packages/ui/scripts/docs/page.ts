/** Turns a docs page of Storybook into Markdown that stands alone. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import type { Root } from 'mdast';
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

/** Blocks that only work in Storybook. */
const LEFT_OUT = new Set(['Meta', 'Controls']);

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

/** Converts one page. */
class Page {
  private readonly text: string;
  private readonly tree: Root;
  private readonly file: string;
  private readonly path: string;
  private readonly sources: Sources;

  /**
   * @param file The docs page.
   * @param path The path of its Markdown in `dist/docs/`.
   */
  constructor(file: string, path: string, sources: Sources) {
    this.file = file;
    this.path = path;
    this.sources = sources;
    this.text = readFileSync(file, 'utf8');
    this.tree = readMdx(this.text);
  }

  async blocks(): Promise<Block[]> {
    visit(this.tree, (node, _, parent) => {
      if (node.type === 'link') node.url = this.address(node.url);
      // Skips the content, which is code.
      if (node.type === 'mdxJsxFlowElement' && parent === this.tree) return SKIP;
      if (node.type !== 'mdxjsEsm' && node.type.startsWith('mdx')) throw this.unsupported(node);
      return CONTINUE;
    });
    const blocks = await Promise.all(this.tree.children.map((node) => this.block(node)));
    return withoutEmpty(blocks.flat());
  }

  private async block(node: Block): Promise<Block[]> {
    if (node.type === 'mdxjsEsm') return [];
    if (node.type === 'code' && node.lang === 'tsx') return [fence(completed(node.value))];
    if (node.type !== 'mdxJsxFlowElement') return [node];
    const of = attributeOf(node, 'of');
    switch (node.name) {
      case 'Canvas':
      case 'Story':
        return [fence(await this.storyCode(of))];
      case 'Props':
        return propsOf(of, this.sources.api);
      case 'Size':
        return blocksOf(sizeOf(of, this.sources.sizes));
      case 'Guidance': {
        const examples = node.children.filter((child) => child.type === 'mdxJsxFlowElement');
        return (await Promise.all(examples.map((child) => this.example(child)))).flat();
      }
      default:
        if (LEFT_OUT.has(node.name ?? '') || this.drawsTokens(node)) return [];
        throw this.unsupported(node);
    }
  }

  /** Whether a block draws tokens, for which Markdown has no form. */
  private drawsTokens = ({ name }: Element): boolean =>
    this.tree.children.some(
      (node) =>
        node.type === 'mdxjsEsm' &&
        node.value.includes('#stories/blocks/foundations/') &&
        new RegExp(`\\b${name}\\b`).test(node.value),
    );

  /** Converts an example: what is right or wrong, why, and the code. */
  private async example(element: Element): Promise<Block[]> {
    const verdict = element.name === 'Do' ? 'Do' : 'Don’t';
    const first = element.children.at(0);
    const start = first?.position?.start;
    const end = element.children.at(-1)?.position?.end;
    const story = first?.type === 'mdxJsxFlowElement' && first.name === 'Story' ? first : undefined;
    const source = this.text
      .slice(start?.offset, end?.offset)
      .replaceAll(`\n${' '.repeat((start?.column ?? 1) - 1)}`, '\n');
    const code = story ? await this.storyCode(attributeOf(story, 'of')) : completed(source);
    return [...blocksOf(`**${verdict}.** ${attributeOf(element, 'why')}`), fence(code)];
  }

  /** Returns the code of a story by its name on the page: `Stories.Busy`. */
  private async storyCode(name: string): Promise<string> {
    const [module = '', story = ''] = name.split('.');
    const from = new RegExp(`import \\* as ${module} from '([^']+)'`).exec(this.text)?.[1];
    const code = from && (await snippetsShown(join(dirname(this.file), from))).get(story);
    if (!code) throw new Error(`${this.file} shows ${name}, whose code cannot be read.`);
    return code;
  }

  /** Returns a link's address for Markdown: a page in the package, otherwise the page online. */
  private address(url: string): string {
    if (!url.startsWith('?path=')) return url;
    const id = /^\?path=\/docs\/([\w-]+?)--docs$/.exec(url)?.[1] ?? '';
    const page = this.sources.pages.get(id);
    return page ? posix.relative(posix.dirname(this.path), page) : this.sources.site + url;
  }

  private unsupported({ type, position }: { type: string; position?: Block['position'] }): Error {
    const place = `${relative(packageRoot, this.file)}:${position?.start.line}`;
    return new Error(
      `${place}: ${type} has no form in Markdown. Write it in Markdown, or add it to scripts/docs/page.ts.`,
    );
  }
}

/** Removes headings that have nothing below them. */
function withoutEmpty(blocks: Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks.toReversed()) {
    const below = kept.at(-1);
    const isEmpty =
      block.type === 'heading' &&
      (!below || (below.type === 'heading' && below.depth <= block.depth));
    if (!isEmpty) kept.push(block);
  }
  return kept.toReversed();
}

export const convert = (file: string, path: string, sources: Sources): Promise<Block[]> =>
  new Page(file, path, sources).blocks();

/** Returns the first sentence of a page. */
export function summaryOf(blocks: Block[]): string {
  const text = oneLine(toString(blocks.find(({ type }) => type === 'paragraph')));
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
