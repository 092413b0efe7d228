/**
 * HTML as parse5 reads it, which is as a browser does. Changes are made in the text itself, by where
 * things stand in it: all else stays as it was, byte for byte.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** From a character to the one before another. */
interface Span {
  start: number;
  end: number;
}

/** An element that is written in the text; elements that a parser adds are left out. */
export interface HtmlElement extends Span {
  name: string;
  attributes: Record<string, string>;
  /** What is between its tags. */
  inner: Span;
  /** Each attribute with its value. */
  spans: Record<string, Span>;
  /** The id of the template that it waits in. */
  template?: string | undefined;
}

/**
 * All elements of a page or a piece of one, in their order: also those that wait in templates, and
 * those in <noscript>.
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

/** What an element has between its tags. */
export const textOf = (html: string, { inner }: HtmlElement): string =>
  html.slice(inner.start, inner.end);

/** Text to put in the place of a span. */
export interface Edit extends Span {
  text: string;
}

/** The text after all edits, none of which touches another. */
export function edit(html: string, edits: Edit[]): string {
  let result = html;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** Whether an element links a stylesheet. */
export const isStylesheet = ({ name, attributes }: HtmlElement): boolean =>
  name === 'link' && attributes['rel'] === 'stylesheet';

/** Whether an element is a script of modules. */
export const isModule = ({ name, attributes }: HtmlElement): boolean =>
  name === 'script' && attributes['type'] === 'module';
