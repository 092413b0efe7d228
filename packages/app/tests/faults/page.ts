import { pageDate } from './clock.ts';
import type { SiteCode } from './site-code.ts';
import type { Browser } from './browser.ts';
import type { ActionResult } from '../../src/session/types.ts';

/** The globals that the site's code and the SDK use; others are Node's. */
export const globalNames = [
  'window',
  'self',
  'globalThis',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'location',
  'navigator',
  'document',
  'performance',
  'indexedDB',
  'console',
  'addEventListener',
  'removeEventListener',
];

/** A tab with one page of the site: the site's session code in a realm of its own. */
export class Page {
  /** Messages and errors of the page's code, which a visitor does not see. */
  readonly log: string[] = [];
  readonly site: ReturnType<SiteCode['open']>;
  readonly browser: Browser;
  private closed = false;

  constructor(browser: Browser) {
    this.browser = browser;
    this.site = browser.world.code(this.globals()).open(browser.world.service.settings);
  }

  /** Returns the browser's globals for the page's code. */
  private globals(): Record<string, unknown> {
    const { browser } = this;
    const events = new EventTarget();
    const { clock, network } = browser.world;
    const storage = browser.storage.of(this);
    const { locks } = browser;
    const later = (run: () => void, delay?: number) =>
      clock.setTimeout(() => !this.closed && run(), delay);
    const every = (run: () => void, delay = 0) => {
      throw new Error(`An interval of ${delay} ms would keep the clock running: ${run.name}.`);
    };
    const cancel = (id: number) => clock.clearTimeout(id);
    const location = new URL('http://localhost:4173/register');
    const print = (...parts: unknown[]) => void this.log.push(parts.map(String).join(' '));
    const page: Record<string, unknown> = {
      fetch: (input: string | URL, init?: RequestInit) => network.fetch(this, input, init),
      setTimeout: later,
      clearTimeout: cancel,
      setInterval: every,
      clearInterval: cancel,
      Date: pageDate(clock, browser.skew),
      location,
      navigator: {
        userAgent:
          'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML) Chrome/140 Safari/537.36',
        language: 'en',
        locks,
        get onLine() {
          return network.online;
        },
      },
      document: Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }),
      performance: { now: () => 0 },
      indexedDB: undefined,
      console: { log: print, info: print, debug: print, warn: print, error: print },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
    };
    Object.defineProperty(page, 'localStorage', { get: storage });
    for (const name of ['window', 'self', 'globalThis']) page[name] = page;
    return page;
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  /** Closes the tab now. Its code never continues. */
  close(): void {
    this.closed = true;
  }

  /** Waits until nothing more happens. */
  settle(): Promise<void> {
    return this.browser.world.settle();
  }

  /** Runs an action to its end. Returns null if the page closes first. */
  act(run: (site: Page['site']) => Promise<ActionResult>): Promise<ActionResult | null> {
    return this.browser.world.until(run(this.site), () => this.closed);
  }

  /** Passes on an answer, unless the page is closed. */
  async unlessClosed<T>(answer: Promise<T>): Promise<T> {
    const value = await answer.catch((error: unknown) => {
      if (this.closed) return new Promise<never>(() => {});
      throw error;
    });
    return this.closed ? new Promise<never>(() => {}) : value;
  }
}
