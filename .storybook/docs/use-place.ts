import { useEffect } from 'react';

/** What the address of the manager names. */
function wanted(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.parent.location.hash.slice(1)));
  } catch {
    // In a page of another origin, or no address that anything has.
    return null;
  }
}

/** How high the page is, and where on the screen what is wanted; otherwise the page itself. */
const places = () => ({
  height: document.documentElement.scrollHeight,
  top: (wanted() ?? document.documentElement).getBoundingClientRect().top,
});

/** What readers scroll with; a scroll bar tells nobody. */
const INPUTS = ['wheel', 'touchmove', 'keydown'];

/**
 * Keeps what the address names at the top while the stories above it are drawn, until the reader
 * scrolls: by an input, or when the page moves without a change of its height.
 */
export function usePlace(): void {
  useEffect(() => {
    let kept = places();
    const keep = () => {
      wanted()?.scrollIntoView();
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
