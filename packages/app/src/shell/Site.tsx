import { RapportProvider, VisuallyHidden } from '@rapport/ui';
import { useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { SessionStore } from '../session/store.ts';
import type { Session } from '../session/types.ts';
import type { Page } from './page.ts';
import { VisitorLink } from './VisitorLink.tsx';

/** What all pages share: the root of the routes. */
export function Site({ store }: { store: SessionStore }) {
  const page = useMatches().at(-1)?.handle as Page | undefined;
  const announcement = useArrival(page);
  const isLoading = useNavigation().state === 'loading';
  useSessionChanges(store);
  return (
    <RapportProvider linkComponent={VisitorLink}>
      <SessionProvider store={store}>
        {/* The browser makes entries without a key, for plain links to a place on the page. */}
        <ScrollRestoration
          storageKey="rapport:positions"
          getKey={({ key, pathname, hash }) => (key === 'default' ? pathname + hash : key)}
        />
        <VisuallyHidden aria-live="polite" aria-atomic="true">
          {announcement}
        </VisuallyHidden>
        {isLoading && <progress className="site-Loading" aria-label="Loading the page" />}
        <div data-accent={page?.accent ?? 'primary'}>
          <Outlet />
        </div>
      </SessionProvider>
    </RapportProvider>
  );
}

/**
 * Does after a navigation what a browser does when a page loads: sets the title, moves the focus to
 * the heading or to the place that the address names, and returns what to announce. A page's
 * `#notice` is announced on the first load, too.
 */
function useArrival(page: Page | undefined): string {
  const { hash } = useLocation();
  const shown = useRef<Page>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!page || page === shown.current) return;
    const isFirst = !shown.current;
    shown.current = page;
    document.title = page.title;
    const notice = document.getElementById('notice')?.textContent ?? '';
    setAnnouncement(isFirst ? notice : `${notice} ${page.title}`.trim());
    if (isFirst) return;
    // Browsers share this address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(page.path, canonical.href).href;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1; // a field stays in the tab order
    place.focus({ preventScroll: true });
  }, [page, hash]);

  return announcement;
}

/** Runs the guards again when the visitor has signed in or out. */
function useSessionChanges({ getSnapshot, subscribe }: SessionStore): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let status: Session['status'] = 'signedOut'; // as the guards took it to be
    const check = () => {
      if (status === getSnapshot().status) return;
      status = getSnapshot().status;
      void revalidate();
    };
    check(); // it may have changed since the guards ran
    return subscribe(check);
  }, [getSnapshot, subscribe, revalidate]);
}
