import { VisuallyHidden } from '@rapport/ui';
import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { placeOf } from './place.ts';
import type { Route } from './route.ts';

export interface PageChangesProps {
  location: Location;
  /** The page at this location. */
  route: Route;
}

/**
 * Does for navigation within the site what a browser does when a page loads: updates the head,
 * moves the focus and announces the page. Announces its `#notice` also on the first load.
 */
export function PageChanges({ location, route }: PageChangesProps) {
  const [first] = useState(route);
  const hasNavigated = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useHead(route);

  useEffect(() => {
    if (route !== first) hasNavigated.current = true;
    // Not on the first load, even if it redirected before the visitor did anything.
    const moves = hasNavigated.current && (navigator.userActivation?.hasBeenActive ?? true);
    const arrive = (element: HTMLElement) => {
      const notice = document.getElementById('notice')?.textContent ?? '';
      setAnnouncement(moves ? `${notice} ${document.title}`.trim() : notice);
      if (!moves) return;
      if (element.tabIndex < 0) element.tabIndex = -1; // a field stays in the tab order
      element.focus({ preventScroll: true });
    };
    const place = placeOf(location);
    if (!place) return whenHeadingIsThere(arrive);
    arrive(place);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a place on the same page does not move the focus
  }, [route]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announcement}
    </VisuallyHidden>
  );
}

/**
 * Updates the head. Open Graph tags stay as they are, because only crawlers read them, and only
 * from the HTML.
 */
function useHead({ path, title, description }: Route): void {
  useEffect(() => {
    document.title = title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [path, title, description]);
}

/** Calls back with the page's heading, now or as soon as it exists. */
function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const check = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    found(heading);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
