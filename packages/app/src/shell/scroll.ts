import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

/** The element that `#…` in the address names. */
export const placeOf = ({ hash }: Pick<Location, 'hash'>): HTMLElement | null =>
  hash ? document.getElementById(hash.slice(1)) : null;

/**
 * To the top of a new page, to the place that its address names, or, going back and forward, to
 * where the visitor was. The browser alone would scroll before a page that is still loading is
 * there, so that it does only what begins or ends a visit, and plain links to places in the page.
 */
export function useScroll(location: Location): void {
  const type = useNavigationType();
  const previous = useRef<Location | null>(null);
  /** The entry of the history whose page is seen. */
  const entry = useRef(location.key);

  useLayoutEffect(() => watch(entry), []);

  // In a layout effect: a new page is never seen at the old place.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    // At the start, and where a plain link has led: see `popped` below.
    const isThere = entry.current === location.key;
    entry.current = location.key;
    if (!from || isThere) return;

    const samePage = from.pathname === location.pathname;
    const popped = type === NavigationType.Pop;
    const known = popped ? positions[location.key] : undefined;
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    else if (!popped || !samePage) {
      const behavior = samePage ? 'auto' : 'instant';
      const place = placeOf(location);
      if (place) place.scrollIntoView({ behavior });
      else scrollTo({ top: 0, behavior });
    }
  }, [location, type]);
}

/** How far down the visitor was, by the key of the entry of the history. */
let positions: Record<string, number> = {};

const STORED = 'rapport:positions';

/** Notes the positions, for after a reload too. */
function watch(entry: { current: string }): () => void {
  const note = () => {
    positions[entry.current] = scrollY;
  };
  const popped = ({ state }: PopStateEvent) => {
    if (state) return;
    // A plain link to a place on this page: an entry without a key, which the router gives no other
    // has. The browser's own scrolling, of which `note` is about to hear, belongs to it.
    entry.current = `place-${performance.now()}`;
    history.replaceState({ idx: 0, key: entry.current }, '');
  };
  // What begins or ends a visit, a reload among them, stays the browser's.
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    store(positions);
  };

  positions = { ...stored() };
  // Left by a link of ours, so that the browser does not restore it, and entered by a new load.
  const left = history.scrollRestoration === 'manual' ? positions[entry.current] : undefined;
  if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
  note();
  if (document.readyState === 'complete') arrive();
  const listeners = { scroll: note, popstate: popped, pageshow: arrive, pagehide: leave };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of each) addEventListener(type, listener);
  return () => {
    for (const [type, listener] of each) removeEventListener(type, listener);
  };
}

function stored(): typeof positions | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as typeof positions | null;
  } catch {
    return null; // blocked, or not ours
  }
}

function store(value: typeof positions): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(value));
  } catch {
    // Blocked or full: after a reload, going back leads to the top.
  }
}
