import { VisuallyHidden } from '@rapport/ui';
import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { Route } from './route.ts';
import { placeOf } from './Scroll.tsx';

export interface PageChangesProps {
  location: Location;
  /** The page at this location. */
  route: Route;
}

/**
 * Does for navigation inside the site what a browser does when a page loads: head, focus
 * and announcement.
 */
export function PageChanges({ location, route }: PageChangesProps) {
  const [first] = useState(route);
  const left = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useHead(route);

  useEffect(() => {
    if (route !== first) left.current = true;
    // Not on the first load, nor where that only led elsewhere before the visitor did anything.
    if (!left.current || !(navigator.userActivation?.hasBeenActive ?? true)) {
      return undefined;
    }
    const arrive = (element: HTMLElement) => {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      setAnnouncement(document.title);
    };
    const place = placeOf(location);
    if (!place) return whenHeadingIsThere(arrive);
    arrive(place);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- a place on the same page leaves the focus alone
  }, [route]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announcement}
    </VisuallyHidden>
  );
}

/**
 * Keeps what the head says of the page. A prerendered page comes with its own; the descriptions are
 * fetched when the first of them is wanted. Open Graph is for those who read the HTML, and stays.
 */
function useHead({ path, title }: Route): void {
  const described = useRef(path);
  useEffect(() => {
    document.title = title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;

    if (described.current === path) return;
    described.current = path;
    import('../content/descriptions.ts').then(
      ({ descriptions }) => {
        const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
        if (description && described.current === path) {
          description.content = descriptions[path] ?? '';
        }
      },
      () => {}, // without it the page is as good
    );
  }, [path, title]);
}

/** Calls back with the heading of the page: now, or as soon as there is one. */
function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    found(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
