import { Component } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';
import { placeOf } from './place.ts';

/**
 * Scrolls to the top of a new page, to the place its address names or, on Back and Forward, to
 * where the visitor was. The browser would scroll before a loading page is shown, so it handles
 * only the start and end of a visit, and plain links within a page. React Router's own way needs its
 * data router: 14.5 kB more, and it fails three of our tests (decision 11).
 */
export function Scroll({ location }: { location: Location }) {
  return <ScrollPosition location={location} type={useNavigationType()} />;
}

interface ScrollPositionProps {
  location: Location;
  type: NavigationType;
}

/** A class, because no hook runs just before React changes the page. */
class ScrollPosition extends Component<ScrollPositionProps> {
  /** The key of the history entry whose page is shown. */
  entry = { current: this.props.location.key };
  stop = () => {};
  nextFrame = 0;

  override componentDidMount() {
    this.stop = watch(this.entry);
  }

  override componentWillUnmount() {
    this.stop();
  }

  // Scroll events fire once per frame: one still pending belongs to the old page.
  override getSnapshotBeforeUpdate({ location: from }: ScrollPositionProps) {
    if (from !== this.props.location) note(this.entry.current);
    return null;
  }

  // Runs before the browser paints, so a new page never appears at the old position.
  override componentDidUpdate({ location: from }: ScrollPositionProps) {
    const { location, type } = this.props;
    if (from === location) return;
    // The browser has followed a plain link there: see `onPopState` below.
    const isShown = this.entry.current === location.key;
    this.entry.current = location.key;
    if (isShown) return;

    const samePage = from.pathname === location.pathname;
    const popped = type === NavigationType.Pop;
    const top = popped ? positions[location.key] : undefined;
    if (top !== undefined) this.jump(() => scrollTo({ top, behavior: 'instant' }));
    else if (!samePage) this.jump(() => scrollToPlace(placeOf(location), 'instant'));
    else if (!popped) scrollToPlace(placeOf(location), 'auto');
  }

  /** Scrolls now, and again in the next frame to undo the rest of any smooth scrolling. */
  jump(scroll: () => void) {
    cancelAnimationFrame(this.nextFrame);
    scroll();
    this.nextFrame = requestAnimationFrame(scroll);
  }

  override render() {
    return null;
  }
}

/** Whether a page must render whole at once: the visit starts there, or it opens further down. */
export const startsWhole = ({ hash, key }: Location) =>
  Boolean(key === 'default' || hash || positions[key]);

function scrollToPlace(place: HTMLElement | null, behavior: ScrollBehavior): void {
  if (place) place.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior });
}

/** How far the visitor had scrolled, by the key of the history entry. */
let positions: Record<string, number> = {};

const note = (entry: string) => {
  positions[entry] = scrollY;
};

/** The key of the current history entry. Gives it one if the router did not make it. */
function keyOfEntry(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ idx: 0, ...state, key }, '');
  return key;
}

/** Milliseconds within which a click on a link to a place makes the page scroll. */
const TRAVEL = 200;

const STORED = 'rapport:positions';

/** Records the positions and saves them across reloads. */
function watch(entry: { current: string }): () => void {
  const onScroll = () => note(entry.current);
  const onPopState = ({ state }: PopStateEvent) => {
    // A plain link within this page made an entry. Give it a key now, because the browser's
    // scroll, which `onScroll` is about to record, belongs to it.
    if (!state) entry.current = keyOfEntry();
  };
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('a[href*="#"]')) return;
    const page = document.documentElement;
    page.dataset['travels'] = '';
    // By then the scrolling has begun and continues.
    setTimeout(() => delete page.dataset['travels'], TRAVEL);
  };
  // After a reload, WebKit sometimes does not restore the position. No browser restores it for an
  // entry that the router has left.
  const restore = () => {
    const top = positions[entry.current];
    if (top && !scrollY) scrollTo({ top, behavior: 'instant' });
  };
  const onPageShow = () => {
    history.scrollRestoration = 'manual';
    restore();
  };
  const onPageHide = () => {
    history.scrollRestoration = 'auto';
    onScroll();
    store(positions);
  };

  positions = { ...stored() };
  entry.current = keyOfEntry();
  if (scrollY) onScroll();
  restore();
  if (document.readyState === 'complete') onPageShow();
  const listeners = {
    click: onClick,
    scroll: onScroll,
    popstate: onPopState,
    pageshow: onPageShow,
    pagehide: onPageHide,
  };
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
    return null; // blocked or invalid
  }
}

function store(value: typeof positions): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(value));
  } catch {
    // Blocked or full: after a reload, Back goes to the top.
  }
}
