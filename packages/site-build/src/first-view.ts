/**
 * Decides how much of a page its first paint shows. Of our site's 18 public pages, 14 fit into
 * the first flight with it, 5 without: each other one waits for a round trip, 150 ms on a slow phone.
 */
import { brotliCompressSync } from 'node:zlib';
import { edit, elementsOf, type HtmlElement } from './html.ts';

/**
 * Bytes that a server sends at once: ten packets of 1,460 bytes, less what the headers take.
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
export const FIRST_FLIGHT = 14_600 - 1_000;

/** A way to divide a page. */
export interface FirstView {
  /** The beginning that is painted first. */
  first: string;
  /** All of it; what comes later is marked `data-later`. */
  html: string;
  /** Hides what comes later until its styles are there, if there is any. */
  css: string;
}

const HIDING = '[data-late] main{min-height:200vh}[data-late] [data-later]{display:none}';

/**
 * The beginnings that a page can be painted from, longest first: all of it, or what is before
 * `<main>` and the first children of `<main>`. What comes later has an attribute of its own, because
 * a change of style is cheap for the browser if few elements can match the selector.
 */
export function firstViews(html: string): FirstView[] {
  const elements = elementsOf(html);
  const main = elements.find(({ name }) => name === 'main');
  const whole = { first: html, html, css: '' };
  if (!main) return [whole];
  /** The outermost elements of a part of the page. */
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
  return [...beginnings, whole].toReversed();
}

/** The first page that fits into the first flight, else the last. Makes no more than it needs. */
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
