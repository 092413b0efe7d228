import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { middle } from './middle.ts';
import { PaginationNav } from './PaginationNav.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of the current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Returns the URL of a page. Without it, pages are buttons that call `onPageChange`. @default none */
  hrefOf?: (page: number) => string;
  /** Called with the page to show and why, when its button is pressed. @default nothing happens */
  onPageChange?: (page: number, details: ChangeDetails) => void;
  /** Names the landmark; has to differ from others on the page. @default 'Pagination' */
  label?: string;
  /** Name of each page; `{page}` is replaced by its number. @default 'Page {page}' */
  pageLabel?: string;
  /** Label of the link to the page before. @default 'Previous' */
  previousLabel?: string;
  /** Label of the link to the page after. @default 'Next' */
  nextLabel?: string;
}

/**
 * Leads through the pages of a long list: as links if each page has a URL, otherwise as buttons.
 *
 * From eight pages on it leaves some out, always the same number, so that Next stays in its place.
 *
 * @see https://design-system.w3.org/components/pagination.html
 */
export function Pagination({ hrefOf, ...rest }: PaginationProps) {
  const pages = within(rest.pages, Number.MAX_SAFE_INTEGER);
  const page = within(rest.page, pages);
  const hrefs = hrefOf && hrefsOf(page, pages, hrefOf);
  return <PaginationNav {...rest} page={page} pages={pages} hrefs={hrefs} />;
}

/** A whole number from 1; 1 in place of what is no number. */
const within = (number: number, max: number) =>
  Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 1), max) : 1;

/** The URLs of the pages that it leads to: a function cannot leave a server component. */
function hrefsOf(page: number, pages: number, hrefOf: (page: number) => string) {
  const { first, last } = middle(page, pages);
  const targets = [1, page - 1, page + 1, pages];
  for (let target = first; target <= last; target += 1) targets.push(target);
  return Object.fromEntries(targets.map((target) => [target, hrefOf(target)]));
}
