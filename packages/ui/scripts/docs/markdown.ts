/** Reads MDX and writes Markdown, with remark. */
import type { PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

export type Block = RootContent;

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
// Does not pad cells to the width of their column, because that would double the pages' size.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

export const readMdx = (text: string): Root => reader.parse(text);

export const toMarkdown = (children: Block[]): string =>
  writer.stringify({ type: 'root', children });

/** Parses text that may contain `code`. */
export const words = (text: string): PhrasingContent[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .split('`')
    .map((value, index) => ({
      type: index % 2 ? ('inlineCode' as const) : ('text' as const),
      value,
    }))
    .filter(({ value }) => value !== '');

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

export const link = (url: string, text: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: text }],
});

export const heading = (depth: 1 | 2 | 3, text: string): Block => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: text }],
});

export const paragraph = (...children: PhrasingContent[]): Block => ({
  type: 'paragraph',
  children,
});

export const fence = (lang: string, value: string): Block => ({ type: 'code', lang, value });

export const list = (items: PhrasingContent[][]): Block => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});

const row = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});

export const table = (head: string[], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [row(head.map((value) => [{ type: 'text', value }])), ...rows.map(row)],
});
