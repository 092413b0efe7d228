import { useEffect, useState, type RefObject } from 'react';

/** Share of an element that must be in view for the element to count as entered. */
const SHARE = 0.25;

/**
 * Returns whether an element has entered the window: a quarter of it, or any part at the start.
 * Once true, the value stays true.
 */
export function useEntered(ref: RefObject<Element | null>): boolean {
  const [entered, setEntered] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.intersectionRatio) return;
        setEntered(true);
        observer.disconnect();
      },
      { threshold: SHARE },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return entered;
}
