'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from './hash-target.ts';

/**
 * The element of findable content. On a `<div>`, React writes `hidden="until-found"` as a plain
 * `hidden`; on a custom element it writes the value as it is, on the server too, so the browser can
 * search before the script has loaded. Nothing defines the element, because it needs no script.
 */
export const Findable = 'rp-findable' as 'div';

interface Content {
  /** Links to this element, or to anything inside it, reveal the content. */
  holder: Element;
  open: boolean;
  reveal: () => void;
}

/** All findable content on the page, open or closed, as it was last rendered. */
const contents = new Map<HTMLElement, Content>();

/** The value of `hidden` for closed content; React's types know only the plain attribute. */
const UNTIL_FOUND = 'until-found' as unknown as true;

interface FindableProps {
  ref: RefObject<HTMLDivElement | null>;
  hidden: true | undefined;
  suppressHydrationWarning: true;
}

/**
 * Lets find-in-page and links reach closed content (`hidden="until-found"`), even before the script
 * has loaded.
 *
 * @param open Whether the content is open.
 * @param reveal Called when find-in-page finds the content, or when a link or the address leads
 *   into it.
 * @param holderOf Returns the element whose own `id`, and ids inside it, link to the content.
 * @returns The props for the content's element, a {@link Findable}. Once the script runs, it has
 *   `data-ready`.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#hidden-until-found-and-details-revealing-algorithm
 */
export function useFindable(
  open: boolean,
  reveal: () => void,
  holderOf = (content: HTMLElement): Element => content,
): FindableProps {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current as HTMLDivElement;
    contents.set(element, { open, reveal, holder: holderOf(element) });
  });

  useLayoutEffect(() => {
    const element = ref.current as HTMLDivElement;
    const view = element.ownerDocument.defaultView as Window;
    // The browser found text in it before the script ran, and removed the attribute.
    const found = !open && !element.hasAttribute('hidden');
    // Run after this commit, because React cannot start another within it.
    queueMicrotask(() =>
      found
        ? element.dispatchEvent(new Event('beforematch'))
        : leadTo(view.location.hash, [element]),
    );
    element.dataset['ready'] = '';
    listen(view, 'addEventListener');
    return () => {
      contents.delete(element);
      if (!contentsIn(view).length) listen(view, 'removeEventListener');
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only its first state counts
  }, []);

  // No warning if the browser has removed the attribute.
  return { ref, hidden: open ? undefined : UNTIL_FOUND, suppressHydrationWarning: true };
}

/**
 * Adds or removes one listener of each type for the whole window. Adding the same listener again
 * does nothing.
 */
function listen(view: Window, change: 'addEventListener' | 'removeEventListener'): void {
  view[change]('beforematch', followFind, true);
  view[change]('hashchange', followAddress);
  view[change]('click', followLink, true);
}

const contentsIn = (view: Window) =>
  [...contents.keys()].filter((element) => element.ownerDocument.defaultView === view);

function followFind(event: Event): void {
  const element = event.composedPath()[0] as HTMLElement;
  if (!contents.has(element)) return;
  show(element);
  // By then, the browser has removed the attribute, even if the parent keeps the content closed.
  setTimeout(() => {
    if (!contents.get(element)?.open) element.setAttribute('hidden', 'until-found');
  });
}

function followAddress({ currentTarget }: Event): void {
  const view = currentTarget as Window;
  leadTo(view.location.hash, contentsIn(view));
}

/** Follows a link to the current address, which fires no `hashchange`. */
function followLink(event: Event): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event as MouseEvent;
  const path = event.composedPath() as HTMLAnchorElement[];
  const link = path.find(({ localName }) => localName === 'a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const view = currentTarget as Window;
  const { pathname, host } = view.location;
  if (link.pathname === pathname && link.host === host) leadTo(link.hash, contentsIn(view));
}

/** Opens the closed content that a hash leads into. */
function leadTo(hash: string, among: HTMLElement[]): void {
  let place: Element | null = null;
  for (const element of among) {
    const { holder, open = true } = contents.get(element) ?? {};
    const target = holder ? hashTarget(hash, holder) : null;
    if (open || !holder?.contains(target)) continue;
    place = target;
    show(element);
  }
  // The browser already tried to scroll there while it was hidden.
  place?.scrollIntoView();
}

/** Opens the content to full height at once, because the browser next scrolls to a place inside. */
function show(element: HTMLElement): void {
  const content = contents.get(element);
  if (!content || content.open) return;
  flushSync(content.reveal);
  for (const animation of element.getAnimations()) animation.finish();
}
