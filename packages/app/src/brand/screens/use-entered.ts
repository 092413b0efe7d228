import { useEffect, useState, type RefObject } from 'react';

/** The part of an element that has to be in view for it to have entered. */
const SHARE = 0.25;

/**
 * Returns whether an element has entered the window: at a quarter of it, or with any of it if that
 * is in view from the start, so that what is seen does not move away first. Once it has, it stays
 * so. Before a script has looked it is `undefined`.
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
