import { useEffect, useState, type RefObject } from 'react';

/** Share of an element that must be in view for the element to count as entered. */
const SHARE = 0.25;

/**
 * Returns whether an element has entered the window. A quarter of it must be in view, or any part
 * at the start, so that visible parts do not move away first. Once true, the value stays true. It
 * is `undefined` until the script has checked.
 */
export function useEntered(ref: RefObject<Element | null>): boolean | undefined {
  const [entered, setEntered] = useState<boolean>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inView = (entry?.intersectionRatio ?? 0) > 0;
        setEntered(inView);
        if (inView) observer.disconnect();
      },
      { threshold: SHARE },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return entered;
}
