import { createWorld, type World } from '../StorySite.tsx';
import type { SessionName } from '../story-sessions.tsx';

/** The page that a browser shows. */
export interface OpenPage {
  path: string;
  /** Counts the pages opened so far: the same page opened again is a new one. */
  visit: number;
}

/** A visitor's browser with one page of the site, and the service that the site talks to. */
export interface Browser {
  world: World;
  /** The page that is open, or null. */
  getPage: () => OpenPage | null;
  subscribe: (listener: () => void) => () => void;
  /** Closes the page at once. */
  closePage: () => void;
  /** Opens a page as the address bar would. Nothing of the old page remains. */
  openPage: (path: string) => void;
  /** Logs out in another tab of this browser. */
  logOutInAnotherTab: () => void;
}

/** Creates a browser that shows the page at this path. */
export function createBrowser(path: string, session: SessionName = 'signedOut'): Browser {
  const world = createWorld(session);
  const listeners = new Set<() => void>();
  let visit = 1;
  let page: OpenPage | null = { path, visit };

  function show(next: OpenPage | null): void {
    page = next;
    for (const listener of listeners) listener();
  }

  return {
    world,
    getPage: () => page,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    closePage: () => show(null),
    openPage: (to) => show({ path: to, visit: (visit += 1) }),
    logOutInAnotherTab() {
      world.persisted.setEnd('loggedOut');
      world.service.control.setUser(null);
    },
  };
}
