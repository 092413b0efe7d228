'use client';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Keeps closed content in reach of find-in-page and of links: `hidden="until-found"` on it while it
 * is closed.
 *
 * @param id The content's `id`, from `useId`.
 * @param open Whether it is open now.
 * @param reveal Called when it was found, or when the address leads to something in it.
 * @param holder The part whose `id`, or an `id` inside it, is a link to the content.
 * @see https://html.spec.whatwg.org/multipage/interaction.html#hidden-until-found-and-details-revealing-algorithm
 */
export function useFindable(
  id: string,
  open: boolean,
  reveal: () => void,
  holder: (content: HTMLElement) => Element | null = (content) => content,
): void {
  const latest = useRef({ reveal, holder });

  useLayoutEffect(() => {
    latest.current = { reveal, holder };
  });

  useLayoutEffect(() => {
    const content = document.getElementById(id);
    if (!content) return undefined;
    // What the browser scrolls to must have its full height by then; what was still out of sight
    // when the browser looked is scrolled to here.
    const revealNow = (unseen?: Element) => {
      flushSync(() => latest.current.reveal());
      for (const animation of content.getAnimations()) animation.finish();
      unseen?.scrollIntoView();
    };
    /** What following an address with this hash has to do. */
    const leadTo = (hash: string) => {
      const place = hashTarget(hash);
      if (!place || !latest.current.holder(content)?.contains(place)) return undefined;
      const unseen = place.checkVisibility?.() ? undefined : place;
      return () => revealNow(unseen);
    };
    const followAddress = () => leadTo(location.hash)?.();
    // To follow a link to where one is already is no change of the address.
    const followLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      if (link.pathname === location.pathname && link.host === location.host) leadTo(link.hash)?.();
    };
    const followFind = ({ target }: Event) => {
      if (target === content) revealNow();
    };

    // Looked up before `hidden` is set below, so that what the stylesheet shows counts as seen; done
    // after this commit, as React can begin no other within.
    const arrive = leadTo(location.hash);
    if (arrive) queueMicrotask(arrive);
    content.addEventListener('beforematch', followFind);
    addEventListener('hashchange', followAddress);
    addEventListener('click', followLink, true);
    return () => {
      content.removeEventListener('beforematch', followFind);
      removeEventListener('hashchange', followAddress);
      removeEventListener('click', followLink, true);
    };
  }, [id]);

  // By hand, as React writes the value "until-found" as a plain `hidden`. The server sends neither:
  // until the script runs, the stylesheet alone keeps the content shut.
  useLayoutEffect(() => {
    const content = document.getElementById(id);
    if (open) content?.removeAttribute('hidden');
    else content?.setAttribute('hidden', 'until-found');
  }, [id, open]);
}

function hashTarget(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray `%` in the address names nothing.
    return null;
  }
}
