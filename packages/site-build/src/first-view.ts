/** Decides how much of a page its first paint shows. */
import { brotliCompressSync } from 'node:zlib';
import { elementsOf } from './html.ts';

/**
 * Bytes that a server sends at once: ten packets of 1,460 bytes, less what the headers take.
 * @see https://www.rfc-editor.org/rfc/rfc6928
 */
export const FIRST_FLIGHT = 14_600 - 1_000;

/** The beginning of a page that is painted first. */
export interface FirstView {
  html: string;
  /** Hides the rest until its styles are there, if there is a rest. */
  css: string;
}

/**
 * The beginnings that a page can be painted from, longest first: all of it, or what is before
 * `<main>` and the first children of `<main>`.
 */
export function firstViews(html: string): FirstView[] {
  const elements = elementsOf(html);
  const main = elements.find(({ name }) => name === 'main');
  const ends: number[] = [];
  for (const { start, end } of elements) {
    if (!main || start < main.inner.start || end > main.inner.end) continue;
    if (start >= (ends.at(-1) ?? 0)) ends.push(end);
  }
  const beginnings = ends.map((end, index) => ({
    html: html.slice(0, end),
    css: `[data-late] main{min-height:200vh}[data-late] main>:nth-child(n + ${index + 2}):not([data-shown]),[data-late] main~:not([data-shown]){display:none}`,
  }));
  return [...beginnings, { html, css: '' }].toReversed();
}

/** The first page that fits into the first flight, else the last. Makes no more than it needs. */
export function firstThatFits<Page extends { html: string }>(
  views: FirstView[],
  pageOf: (view: FirstView) => Page,
): Page {
  const [view, ...shorter] = views;
  if (!view) throw new Error('A page has at least one view.');
  const page = pageOf(view);
  const fits = brotliCompressSync(page.html).length <= FIRST_FLIGHT;
  return fits || shorter.length === 0 ? page : firstThatFits(shorter, pageOf);
}
