/**
 * Parses HTML with parse5, which follows the HTML standard as browsers do. Edits are made in the
 * source text by position, so everything else stays the same, byte for byte.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A range of characters; `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** An element in the source text. Elements that the parser adds are left out. */
export interface HtmlElement extends Span {
  name: string;
  attributes: Record<string, string>;
  /** The range between its tags. */
  inner: Span;
  /** The range of each attribute, including its value. */
  spans: Record<string, Span>;
  /** The id of the template that contains it. */
  template?: string | undefined;
}

/**
 * Returns all elements of a page or fragment in source order, including templates and <noscript>.
 */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  function walk(node: Tree.Node, template?: string): void {
    if ('tagName' in node) {
      const element = elementOf(node, template);
      if (element) found.push(element);
    }
    if ('content' in node) {
      walk(node.content, node.attrs.find(({ name }) => name === 'id')?.value);
    }
    if ('childNodes' in node) node.childNodes.forEach((child) => walk(child, template));
  }
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

function elementOf(node: Tree.Element, template?: string): HtmlElement | undefined {
  const place = node.sourceCodeLocation;
  if (!place?.startTag) return undefined;
  const span = ({ startOffset, endOffset }: { startOffset: number; endOffset: number }): Span => ({
    start: startOffset,
    end: endOffset,
  });
  const start = place.startTag.endOffset;
  return {
    ...span(place),
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    inner: { start, end: place.endTag?.startOffset ?? start },
    spans: Object.fromEntries(
      Object.entries(place.attrs ?? {}).map(([name, where]) => [name, span(where)]),
    ),
    template,
  };
}

/** Returns the text between an element's tags. */
export const textOf = (html: string, { inner }: HtmlElement): string =>
  html.slice(inner.start, inner.end);

/** A span and the text that replaces it. */
export interface Edit extends Span {
  text: string;
}

/** Applies edits that do not overlap. */
export function edit(html: string, edits: Edit[]): string {
  let result = html;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** Whether an element links to a stylesheet. */
export const isStylesheet = ({ name, attributes }: HtmlElement): boolean =>
  name === 'link' && attributes['rel'] === 'stylesheet';

/** Whether an element is a module script. */
export const isModule = ({ name, attributes }: HtmlElement): boolean =>
  name === 'script' && attributes['type'] === 'module';

/** Whether an element preloads a module. */
export const isPreload = ({ name, attributes }: HtmlElement): boolean =>
  name === 'link' && attributes['rel'] === 'modulepreload';
