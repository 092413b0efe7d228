'use client';
import { useEffect, useState, type RefObject } from 'react';
import { hashTarget } from '../../../lib/hash-target.ts';

/** A section counts as reached this many pixels below where a link would land. */
const SLACK = 24;

/** Far enough below the window to include every section. */
const FAR = '10000000px';

/**
 * Returns the `href` of the section that is being read: the last section whose beginning has
 * reached the top of the window. A section that a link led to wins while its beginning is on
 * screen, because the last sections of a page cannot reach the top.
 *
 * @param links Links to places on the page (`#…`), in page order.
 * @param within An element of the page.
 */
export function useCurrentAnchor(
  links: readonly { href: string }[],
  within: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = links.map(({ href }) => href).join('\n');

  useEffect(() => {
    const nav = within.current as HTMLElement;
    const root = nav.ownerDocument;
    const sections = all.split('\n').flatMap((href) => {
      const section = hashTarget(href, nav);
      return section ? [{ href, section }] : [];
    });
    // Links land here, below a sticky header.
    const { scrollPaddingBlockStart } = getComputedStyle(root.documentElement);
    const line = (Number.parseFloat(scrollPaddingBlockStart) || 0) + SLACK;

    const update = () => {
      const tops = sections.map(({ href, section }) => ({
        href,
        top: section.getBoundingClientRect().top,
      }));
      const linked = tops.find(({ href }) => new URL(href, location.href).href === location.href);
      const onScreen = linked && linked.top >= 0 && linked.top < root.documentElement.clientHeight;
      const found = onScreen ? linked : tops.findLast(({ top }) => top <= line);
      setCurrent(found?.href);
    };

    // The first observer reports when a section passes the line, however far the page jumps; the
    // second reports when a section comes on screen.
    const observers = [FAR, '0px'].map(
      (below) =>
        new IntersectionObserver(update, { root, rootMargin: `-${line}px 0px ${below} 0px` }),
    );
    for (const observer of observers) for (const { section } of sections) observer.observe(section);
    addEventListener('hashchange', update);
    return () => {
      for (const observer of observers) observer.disconnect();
      removeEventListener('hashchange', update);
    };
  }, [all, within]);

  return current;
}
