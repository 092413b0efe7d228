'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from './hash-target.ts';

/**
 * The element of findable content. On a `<div>`, React writes `hidden="until-found"` as a plain
 * `hidden`; on a custom element it writes it as it is, on the server too, so that the browser can
 * search before the script has loaded. Nothing defines the element: it needs no script.
 */
export const Findable = 'rp-findable' as 'div';

interface Content {
  content: HTMLElement;
  /** Links to this element, or to anything inside it, reveal the content. */
  holder: Element;
  /** Whether it should be open, and what opens it. */
  latest: RefObject<{ open: boolean; reveal: () => void }>;
}

/** All findable contents on the page, open and closed. */
const findables = new Set<Content>();

/** What `hidden` is for closed content; React's types know only the plain attribute. */
const UNTIL_FOUND = 'until-found' as unknown as true;

interface FindableProps {
  ref: RefObject<HTMLDivElement | null>;
  hidden: true | undefined;
  suppressHydrationWarning: true;
}

/**
 * Lets find-in-page and links reach closed content (`hidden="until-found"`), before the script has
 * loaded too.
 *
 * @param open Whether the content is open.
 * @param reveal Called when find-in-page finds the content, or when a link or the address leads
 *   into it.
 * @param holderOf Returns the element whose own `id`, and ids inside it, link to the content.
 *   Define it outside the component, so that it never changes.
 * @returns The props for the content's element, a {@link Findable}. Once the script runs, it has
 *   `data-ready`.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#hidden-until-found-and-details-revealing-algorithm
 */
export function useFindable(
  open: boolean,
  reveal: () => void,
  holderOf: (content: HTMLElement) => Element | null = itself,
): FindableProps {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef({ open, reveal });

  useLayoutEffect(() => {
    latest.current = { open, reveal };
  });

  useLayoutEffect(() => {
    const content = ref.current;
    const holder = content && holderOf(content);
    const view = content?.ownerDocument.defaultView;
    if (!holder || !view) return undefined;
    const findable = { content, holder, latest };
    // The browser has found something in it before the script ran, and removed the attribute.
    const found = !latest.current.open && !content.hasAttribute('hidden');
    const arrive = found
      ? () => content.dispatchEvent(new Event('beforematch'))
      : leadTo(view.location.hash, [findable]);
    // Run after this commit, because React cannot start another one within it.
    if (arrive) queueMicrotask(arrive);
    content.dataset['ready'] = '';
    findables.add(findable);
    listen(view, 'addEventListener');
    return () => {
      findables.delete(findable);
      if (findablesIn(view).length === 0) listen(view, 'removeEventListener');
    };
  }, [holderOf]);

  // No warning if the browser has removed the attribute.
  return { ref, hidden: open ? undefined : UNTIL_FOUND, suppressHydrationWarning: true };
}

const itself = (content: HTMLElement) => content;

/** One listener of each type for the whole window: adding the same one again does nothing. */
function listen(view: Window, change: 'addEventListener' | 'removeEventListener'): void {
  view[change]('beforematch', followFind, true);
  view[change]('hashchange', followAddress);
  view[change]('click', followLink, true);
}

const findablesIn = (view: unknown) =>
  [...findables].filter(({ content }) => content.ownerDocument.defaultView === view);

function followFind(event: Event): void {
  const [target] = event.composedPath();
  const found = [...findables].filter(({ content }) => content === target);
  revealAll(found);
  // The browser has removed the attribute by then, also if the parent keeps the content closed.
  setTimeout(() => {
    for (const { content, latest } of found)
      if (!latest.current.open) content.setAttribute('hidden', 'until-found');
  });
}

function followAddress({ currentTarget: view }: Event): void {
  leadTo((view as Window).location.hash, findablesIn(view))?.();
}

/** Needed because a link to the current address fires no `hashchange`. */
function followLink(event: Event): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget: view } = event as MouseEvent;
  const path = event.composedPath() as HTMLAnchorElement[];
  const link = path.find(({ localName }) => localName === 'a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const { pathname, host } = (view as Window).location;
  if (link.pathname === pathname && link.host === host) leadTo(link.hash, findablesIn(view))?.();
}

/** Returns what to do for an address with this hash if it leads into closed contents. */
function leadTo(hash: string, among: Content[]): (() => void) | undefined {
  let place: Element | null = null;
  const closed = among.filter(({ holder, latest }) => {
    const found = hashTarget(hash, holder);
    if (latest.current.open || !holder.contains(found)) return false;
    place = found;
    return true;
  });
  return place
    ? () => {
        revealAll(closed);
        // The browser has already tried to scroll there, when it was not visible.
        place?.scrollIntoView();
      }
    : undefined;
}

/** Opens them at once to full height, because the browser scrolls to a place inside next. */
function revealAll(found: Content[]): void {
  for (const { content, latest } of found) {
    flushSync(() => latest.current.reveal());
    for (const animation of content.getAnimations()) animation.finish();
  }
}
