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

  // By hand, as React writes the value "until-found" as a plain `hidden`. The server sends neither:
  // until the script runs, the stylesheet alone keeps the content shut.
  useLayoutEffect(() => {
    const content = document.getElementById(id);
    if (open) content?.removeAttribute('hidden');
    else content?.setAttribute('hidden', 'until-found');
  }, [id, open]);

  useLayoutEffect(() => {
    const content = document.getElementById(id);
    if (!content) return undefined;
    // The browser scrolls right after this, so the content must have its full height by then.
    const revealNow = () => {
      flushSync(() => latest.current.reveal());
      for (const animation of content.getAnimations()) animation.finish();
    };
    const isLinkedTo = () => latest.current.holder(content)?.contains(hashTarget());
    const followHash = () => {
      if (isLinkedTo()) revealNow();
    };
    const followFind = ({ target }: Event) => {
      if (target === content) revealNow();
    };

    if (isLinkedTo()) latest.current.reveal();
    content.addEventListener('beforematch', followFind);
    addEventListener('hashchange', followHash);
    return () => {
      content.removeEventListener('beforematch', followFind);
      removeEventListener('hashchange', followHash);
    };
  }, [id]);
}

function hashTarget() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A stray `%` in the address names nothing.
    return null;
  }
}
