'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Findable {
  content: HTMLElement;
  /** Links to this element, or to anything inside it, reveal the content. */
  holder: Element;
  reveal: () => void;
}

/** All findable contents on the page, open and closed. */
const findables = new Set<Findable>();

/**
 * Lets find-in-page and links reach closed content, by setting `hidden="until-found"` on it.
 *
 * @param open Whether the content is open.
 * @param reveal Called when find-in-page finds the content, or when a link or the address leads
 *   into it.
 * @param holderOf Returns the element whose own `id`, and ids inside it, link to the content.
 *   Define it outside the component, so that it never changes.
 * @returns The `ref` for the content's element.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#hidden-until-found-and-details-revealing-algorithm
 */
export function useFindable(
  open: boolean,
  reveal: () => void,
  holderOf: (content: HTMLElement) => Element | null = itself,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(reveal);

  useLayoutEffect(() => {
    latest.current = reveal;
  }, [reveal]);

  useLayoutEffect(() => {
    const content = ref.current;
    const holder = content && holderOf(content);
    if (!holder) return undefined;
    const findable = { content, holder, reveal: () => latest.current() };
    // Looked up before `hidden` is set below, so that what the stylesheet shows counts as visible.
    // Run after this commit, because React cannot start another one within it.
    const arrive = leadTo(location.hash, [findable]);
    if (arrive) queueMicrotask(arrive);
    findables.add(findable);
    listen(addEventListener);
    return () => {
      findables.delete(findable);
      if (findables.size === 0) listen(removeEventListener);
    };
  }, [holderOf]);

  // Set on the element, because React writes the value "until-found" as a plain `hidden`. The
  // server sends neither: until the script runs, only the stylesheet keeps the content closed.
  useLayoutEffect(() => {
    if (open) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  return ref;
}

const itself = (content: HTMLElement) => content;

/** One listener of each type for the whole page: adding the same one again does nothing. */
function listen(change: typeof addEventListener): void {
  change('beforematch', followFind, true);
  change('hashchange', followAddress);
  change('click', followLink, true);
}

function followFind({ target }: Event): void {
  revealAll([...findables].filter(({ content }) => content === target));
}

function followAddress(): void {
  leadTo(location.hash)?.();
}

/** Needed because a link to the current address fires no `hashchange`. */
function followLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  if (link.pathname === location.pathname && link.host === location.host) leadTo(link.hash)?.();
}

/** Returns what to do for an address with this hash if it leads into one of the contents. */
function leadTo(hash: string, among: Iterable<Findable> = findables): (() => void) | undefined {
  const place = hashTarget(hash);
  const around = [...among].filter(({ holder }) => holder.contains(place));
  if (!place || around.length === 0) return undefined;
  const unseen = !(place.checkVisibility?.({ visibilityProperty: true }) ?? true);
  return () => {
    revealAll(around);
    // The browser has already tried to scroll there, when it was not visible.
    if (unseen) place.scrollIntoView();
  };
}

/** Opens everything that hides an element, as find-in-page does. */
export function revealAround(element: Element): void {
  const around: Element[] = [];
  for (let each: Element | null | undefined = element; each; each = parentOf(each))
    around.unshift(each);
  revealAll([...findables].filter(({ content }) => around.includes(content)));
  for (const each of around) {
    if (each.localName === 'details') (each as HTMLDetailsElement).open = true;
    if (each.getAttribute('hidden') !== 'until-found') continue;
    // The page's own: it hears of it as from the browser.
    each.dispatchEvent(new Event('beforematch', { bubbles: true }));
    each.removeAttribute('hidden');
  }
}

const parentOf = (element: Element) =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** Opens them at once to full height, because the browser scrolls to a place inside next. */
function revealAll(found: Findable[]): void {
  for (const { content, reveal } of found) {
    flushSync(reveal);
    for (const animation of content.getAnimations()) animation.finish();
  }
}

function hashTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray `%` in the address names nothing.
    return null;
  }
}
