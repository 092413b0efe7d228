/** Reads MDX and Markdown, and writes Markdown, with remark. */
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

export type Block = RootContent;

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
// Does not pad cells to the width of their column, because that would double the pages' size.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

export const readMdx = (text: string): Root => mdx.parse(text);

/** Reads lines of Markdown as blocks. */
export const blocksOf = (...lines: string[]): Block[] => markdown.parse(lines.join('\n')).children;

export const toMarkdown = (children: Block[]): string =>
  writer.stringify({ type: 'root', children });

/** Reads code as a block. */
export const fence = (value: string): Block => ({ type: 'code', lang: 'tsx', value });

/** Writes a table. */
export const table = (head: string[], rows: string[][]): string[] =>
  [head, head.map(() => '-'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
