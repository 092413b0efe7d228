'use client';
import { useEffect, useState, type RefObject } from 'react';
import { hashTarget } from '../../../lib/hash-target.ts';

/** How far below the place where a link lands a section already counts as reached, in pixels. */
const SLACK = 24;

/** Far enough below the window for every section. */
const FAR = '10000000px';

/**
 * Returns the `href` of the section that the visitor reads: the last one whose beginning has
 * reached the top of the window, or the one that a link led to while its beginning is on screen,
 * because the last sections of a page cannot reach the top.
 *
 * @param hrefs Links to places on the page (`#…`), in page order.
 * @param within Something of the page.
 */
export function useCurrentAnchor(
  hrefs: readonly string[],
  within: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = hrefs.join('\n');

  useEffect(() => {
    const nav = within.current as HTMLElement;
    const root = nav.ownerDocument;
    const places = all.split('\n').flatMap((href) => {
      const place = hashTarget(href, nav);
      return place ? [{ href, place }] : [];
    });
    // Links land here, below a sticky header.
    const { scrollPaddingBlockStart } = getComputedStyle(root.documentElement);
    const line = (Number.parseFloat(scrollPaddingBlockStart) || 0) + SLACK;

    const look = () => {
      const tops = places.map(({ href, place }) => ({
        href,
        top: place.getBoundingClientRect().top,
      }));
      const asked = tops.find(({ href }) => new URL(href, location.href).href === location.href);
      const onScreen = asked && asked.top >= 0 && asked.top < root.documentElement.clientHeight;
      const found = onScreen ? asked : tops.findLast(({ top }) => top <= line);
      setCurrent(found?.href);
    };

    // The first tells when a section passes the line, however far the page jumps; the second when
    // one comes on screen.
    const observers = [FAR, '0px'].map(
      (below) =>
        new IntersectionObserver(look, { root, rootMargin: `-${line}px 0px ${below} 0px` }),
    );
    for (const observer of observers) for (const { place } of places) observer.observe(place);
    addEventListener('hashchange', look);
    return () => {
      for (const observer of observers) observer.disconnect();
      removeEventListener('hashchange', look);
    };
  }, [all, within]);

  return current;
}
