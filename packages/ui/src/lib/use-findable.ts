'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Findable {
  content: HTMLElement;
  /** A link to it, or to something inside, is a link to the content. */
  holder: Element;
  reveal: () => void;
}

/** All contents on the page, open and closed. */
const findables = new Set<Findable>();

/**
 * Keeps closed content within reach of find-in-page and of links: `hidden="until-found"` on it while
 * it is closed.
 *
 * @param open Whether it is open now.
 * @param reveal Called when it was found, or when the address leads to something in it.
 * @param holderOf Finds the part whose `id`, or an `id` inside it, is a link to the content. One
 * function for good, made outside of the component.
 * @returns The `ref` of the content's element.
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
  });

  useLayoutEffect(() => {
    const content = ref.current;
    const holder = content && holderOf(content);
    if (!holder) return undefined;
    const findable = { content, holder, reveal: () => latest.current() };
    // Looked up before `hidden` is set below, so that what the stylesheet shows counts as seen. Done
    // after this commit, because React cannot begin another one within it.
    const arrive = leadTo(location.hash, [findable]);
    if (arrive) queueMicrotask(arrive);
    findables.add(findable);
    listen(addEventListener);
    return () => {
      findables.delete(findable);
      if (findables.size === 0) listen(removeEventListener);
    };
  }, [holderOf]);

  // Set by hand, because React writes the value "until-found" as a plain `hidden`. The server sends
  // neither: until the script runs, the stylesheet alone keeps the content shut.
  useLayoutEffect(() => {
    if (open) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  return ref;
}

const itself = (content: HTMLElement) => content;

/** One listener of each kind for the whole page: to add the same one again adds nothing. */
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

/** The address does not change when it is already that of the link. */
function followLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  if (link.pathname === location.pathname && link.host === location.host) leadTo(link.hash)?.();
}

/** What following an address with this hash has to do, if it leads into one of these. */
function leadTo(hash: string, among: Iterable<Findable> = findables): (() => void) | undefined {
  const place = hashTarget(hash);
  const around = [...among].filter(({ holder }) => holder.contains(place));
  if (!place || around.length === 0) return undefined;
  const unseen = !(place.checkVisibility?.() ?? true);
  return () => {
    revealAll(around);
    // The browser has looked for it already, when it was not to be seen.
    if (unseen) place.scrollIntoView();
  };
}

/** Opens them at once and to their full height, because the browser scrolls to what is inside next. */
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
