import type { ComponentProps } from 'react';
import { middle } from './middle.ts';
import { PaginationNav } from './PaginationNav.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of the current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Returns the URL of a page. Without it, pages are buttons that call `onPageChange`. @default none */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the page to show when its button is pressed. @default nothing happens */
  onPageChange?: ((page: number) => void) | undefined;
  /** Names the landmark. Must be unique on the page. @default 'Pagination' */
  label?: string | undefined;
  /** Name of each page; its number replaces `{page}`. @default 'Page {page}' */
  pageLabel?: string | undefined;
  /** Label of the link to the previous page. @default 'Previous' */
  previousLabel?: string | undefined;
  /** Label of the link to the next page. @default 'Next' */
  nextLabel?: string | undefined;
}

/**
 * Leads through the pages of a long list: as links if each page has a URL, otherwise as buttons.
 *
 * With eight pages or more, it always shows the same number of items, so that Next does not move.
 *
 * @see https://design-system.w3.org/components/pagination.html
 */
export function Pagination({ hrefOf, ...rest }: PaginationProps) {
  const pages = clampPage(rest.pages, Number.MAX_SAFE_INTEGER);
  const page = clampPage(rest.page, pages);
  const hrefs = hrefOf && hrefsOf(page, pages, hrefOf);
  return <PaginationNav {...rest} page={page} pages={pages} hrefs={hrefs} />;
}

/** Returns a whole number from 1 to `max`; 1 if `number` is not a number. */
const clampPage = (number: number, max: number) =>
  Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 1), max) : 1;

/** Returns the URLs of the linked pages, because a function cannot leave a server component. */
function hrefsOf(page: number, pages: number, hrefOf: (page: number) => string) {
  const { first, last } = middle(page, pages);
  const targets = [1, page - 1, page + 1, pages];
  for (let target = first; target <= last; target += 1) targets.push(target);
  return Object.fromEntries(targets.map((target) => [target, hrefOf(target)]));
}
