import { useEffect } from 'react';

/** Returns the element that the manager's address names. */
function namedElement(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.parent.location.hash.slice(1)));
  } catch {
    // The parent has another origin, or the hash is malformed.
    return null;
  }
}

/** Returns the page's height and the position of the named element, or else of the page. */
const places = () => ({
  height: document.documentElement.scrollHeight,
  top: (namedElement() ?? document.documentElement).getBoundingClientRect().top,
});

/** Events of a reader who scrolls. Scroll bars send none. */
const INPUTS = ['wheel', 'touchmove', 'keydown'];

/**
 * Keeps the named element at the top while the stories above it are drawn. Stops when the reader
 * scrolls: at an input, or when the page moves while its height stays the same.
 */
export function usePlace(): void {
  useEffect(() => {
    let kept = places();
    const keep = () => {
      namedElement()?.scrollIntoView();
      kept = places();
    };
    const onScroll = () => {
      const { height, top } = places();
      if (height === kept.height && Math.abs(top - kept.top) > 1) leave();
    };
    const observer = new ResizeObserver(keep);
    const leave = () => {
      observer.disconnect();
      for (const input of INPUTS) removeEventListener(input, leave);
      removeEventListener('scroll', onScroll);
    };
    observer.observe(document.body);
    for (const input of INPUTS) addEventListener(input, leave, { passive: true });
    addEventListener('scroll', onScroll, { passive: true });
    return leave;
  }, []);
}
