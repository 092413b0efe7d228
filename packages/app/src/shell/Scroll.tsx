import { Component } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

/** The element that `#…` in the address names. */
export const placeOf = ({ hash }: Pick<Location, 'hash'>): HTMLElement | null =>
  hash ? document.getElementById(hash.slice(1)) : null;

/**
 * To the top of a new page, to the place that its address names, or, going back and forward, to
 * where the visitor was. The browser alone would scroll before a page that is still loading is
 * there, so that it does only what begins or ends a visit, and plain links to places in the page.
 */
export function Scroll({ location }: { location: Location }) {
  return <ScrollPosition location={location} type={useNavigationType()} />;
}

interface ScrollPositionProps {
  location: Location;
  type: NavigationType;
}

/** A class, as no hook runs at the last moment before React changes the page. */
class ScrollPosition extends Component<ScrollPositionProps> {
  /** The entry of the history whose page is seen. */
  entry = { current: this.props.location.key };
  stop = () => {};
  nextFrame = 0;

  override componentDidMount() {
    this.stop = watch(this.entry);
  }

  override componentWillUnmount() {
    this.stop();
  }

  // The browser tells of scrolling once a frame: what it has yet to tell belongs to the old page.
  override getSnapshotBeforeUpdate({ location: from }: ScrollPositionProps) {
    if (from !== this.props.location) note(this.entry.current);
    return null;
  }

  // Before the browser draws: a new page is never seen at the old place.
  override componentDidUpdate({ location: from }: ScrollPositionProps) {
    const { location, type } = this.props;
    if (from === location) return;
    // Where a plain link has led: see `popped` below.
    const isThere = this.entry.current === location.key;
    this.entry.current = location.key;
    if (isThere) return;

    const samePage = from.pathname === location.pathname;
    const popped = type === NavigationType.Pop;
    const known = popped ? positions[location.key] : undefined;
    if (known !== undefined) this.jump(() => scrollTo({ top: known, behavior: 'instant' }));
    else if (!samePage) this.jump(() => goTo(placeOf(location), 'instant'));
    else if (!popped) goTo(placeOf(location), 'auto');
  }

  /** At once. What is left of a movement under way comes with the next frame, and is taken back. */
  jump(go: () => void) {
    cancelAnimationFrame(this.nextFrame);
    go();
    this.nextFrame = requestAnimationFrame(go);
  }

  override render() {
    return null;
  }
}

function goTo(place: HTMLElement | null, behavior: ScrollBehavior): void {
  if (place) place.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior });
}

/** How far down the visitor was, by the key of the entry of the history. */
let positions: Record<string, number> = {};

const note = (entry: string) => {
  positions[entry] = scrollY;
};

const STORED = 'rapport:positions';

/** Notes the positions, for after a reload too. */
function watch(entry: { current: string }): () => void {
  const scrolled = () => note(entry.current);
  const popped = ({ state }: PopStateEvent) => {
    if (state) return;
    // A plain link to a place on this page: an entry without a key, which the router gives no other
    // has. The browser's own scrolling, of which `scrolled` is about to hear, belongs to it.
    entry.current = `place-${performance.now()}`;
    history.replaceState({ idx: 0, key: entry.current }, '');
  };
  // What begins or ends a visit, a reload among them, stays the browser's.
  const arrive = () => {
    history.scrollRestoration = 'manual';
    document.documentElement.dataset['arrived'] = '';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    scrolled();
    store(positions);
  };

  positions = { ...stored() };
  // Left by a link of ours, so that the browser does not restore it, and entered by a new load.
  const left = history.scrollRestoration === 'manual' ? positions[entry.current] : undefined;
  if (left !== undefined) scrollTo({ top: left, behavior: 'instant' });
  scrolled();
  if (document.readyState === 'complete') arrive();
  const listeners = { scroll: scrolled, popstate: popped, pageshow: arrive, pagehide: leave };
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
