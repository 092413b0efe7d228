import { VisuallyHidden } from '@rapport/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  matchPath,
  NavigationType,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { routes } from '../routes.tsx';

/**
 * Does for navigation inside the site what a browser does when a page loads: head, place on the
 * page, focus and announcement.
 */
export function PageChanges() {
  const location = useLocation();
  const [firstPath] = useState(location.pathname);
  const left = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useHead(location);
  useScroll(location);

  useEffect(() => {
    if (location.pathname !== firstPath) left.current = true;
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
  }, [location.pathname]);

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
function useHead({ pathname }: Location): void {
  const described = useRef<string | null>(null);
  useEffect(() => {
    const route = routes.find(({ path }) => matchPath(path, pathname));
    if (!route) return;
    document.title = route.title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(route.path, canonical.href).href;

    const first = described.current === null;
    described.current = route.path;
    if (first) return;
    void import('../descriptions.ts').then(
      ({ descriptions }) => {
        const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
        if (description && described.current === route.path) {
          description.content = descriptions[route.path] ?? '';
        }
      },
      () => {}, // nobody sees it
    );
  }, [pathname]);
}

/** To the top of a new page, or to the place that its address names. */
function useScroll(location: Location): void {
  const type = useNavigationType();
  const previous = useRef<Location | null>(null);
  // In a layout effect: a new page is never seen at the old place.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    // Back, forward, and a plain link to a place on the same page: there the browser scrolls.
    if (!from || from === location || type === NavigationType.Pop) return;
    const place = placeOf(location);
    if (place) place.scrollIntoView();
    else if (from.pathname !== location.pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    else window.scrollTo({ top: 0 });
  }, [location, type]);
}

/** The element that `#…` in the address names. */
const placeOf = ({ hash }: Location): HTMLElement | null =>
  hash ? document.getElementById(hash.slice(1)) : null;

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
