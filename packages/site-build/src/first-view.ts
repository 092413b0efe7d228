/**
 * Decides how much of a page its first paint shows. Of our site's 18 public pages, 14 fit into the
 * first flight with this, and 5 without. Every other page waits for a round trip, 150 ms on a slow
 * phone.
 */
import { brotliCompressSync } from 'node:zlib';
import { edit, elementsOf, type HtmlElement } from './html.ts';

/**
 * Bytes that a server sends at once: ten packets of 1,460 bytes, less what the headers take.
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
export const FIRST_FLIGHT = 14_600 - 1_000;

/** One way to divide a page. */
export interface FirstView {
  /** The beginning that is painted first. */
  first: string;
  /** The whole page; later content is marked `data-later`. */
  html: string;
  /** Styles that hide later content until its own styles have loaded. Empty if there is none. */
  css: string;
  /** Whether print styles load late: a long text needs every byte. @default false */
  isPrintLate?: boolean;
}

const HIDING = '[data-late] main{min-height:200vh}[data-late] [data-later]{display:none}';

/**
 * Returns the possible first views of a page, longest first: the whole page, or everything before
 * `<main>` and the first children of `<main>`; last, the shortest without print styles. An attribute
 * marks later content, because a style change is cheap for the browser if few elements can match
 * its selector.
 */
export function firstViews(html: string): FirstView[] {
  const elements = elementsOf(html);
  const main = elements.find(({ name }) => name === 'main');
  const whole: FirstView = { first: html, html, css: '' };
  if (!main) return [whole];
  /** Returns the outermost elements of a part of the page. */
  const outermost = (from: number, to: number) => {
    const found: HtmlElement[] = [];
    for (const element of elements) {
      const { start, end } = element;
      if (start >= (found.at(-1)?.end ?? from) && end <= to) found.push(element);
    }
    return found;
  };
  const sections = outermost(main.inner.start, main.inner.end);
  const after = outermost(main.end, html.length);
  const beginnings = sections.map(({ end }, index) => ({
    first: html.slice(0, end),
    html: edit(
      html,
      [...sections.slice(index + 1), ...after].map(({ start, name }) => {
        const at = start + `<${name}`.length;
        return { start: at, end: at, text: ' data-later' };
      }),
    ),
    css: HIDING,
  }));
  const shortest = beginnings[0] ?? whole;
  return [{ ...shortest, isPrintLate: true }, ...beginnings, whole].toReversed();
}

/** Returns the first page that fits into the first flight, or else the last. Makes no extra pages. */
export function firstThatFits<View, Page extends { html: string }>(
  views: View[],
  pageOf: (view: View) => Page,
): Page {
  const [view, ...shorter] = views;
  if (!view) throw new Error('A page has at least one view.');
  const page = pageOf(view);
  const fits = brotliCompressSync(page.html).length <= FIRST_FLIGHT;
  return fits || shorter.length === 0 ? page : firstThatFits(shorter, pageOf);
}
