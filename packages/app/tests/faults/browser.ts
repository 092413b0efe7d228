import { Page } from './page.ts';
import type { World } from './world.ts';

/** A browser profile: tabs that share local storage and locks. */
export class Browser {
  readonly storage = new SharedStorage(this);
  /** For each name of a web lock, when its last holder is done or gone. */
  private readonly locks = new Map<string, Promise<unknown>>();
  locksAnswer = true;
  /** Milliseconds by which the computer's clock is fast. */
  skew = 0;
  /** The profile's IndexedDB. */
  databases: { open: () => object } | undefined;
  readonly pages = new Set<Page>();

  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Opens a page. */
  open(): Page {
    const page = new Page(this);
    this.pages.add(page);
    return page;
  }

  /** The `navigator.locks` of a page, which all tabs share. */
  locksOf(page: Page): Pick<LockManager, 'request'> {
    const request = async (name: string, run: () => unknown) => {
      if (!this.locksAnswer) return new Promise(() => {});
      const before = this.locks.get(name) ?? Promise.resolve();
      const result = before.then(() => page.isOpen && run());
      this.locks.set(name, Promise.race([result.catch(() => {}), page.gone]));
      return result;
    };
    return { request: request as LockManager['request'] };
  }
}

/** How well local storage works. */
export type StorageState = 'works' | 'full' | 'forbidden';

/** The local storage of all tabs. */
class SharedStorage {
  state: StorageState = 'works';
  private readonly values = new Map<string, string>();

  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Returns the stored keys. */
  keys(): string[] {
    return [...this.values.keys()];
  }

  /** Returns the getter of a page's `localStorage`. */
  of(page: Page): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    const storage = {
      getItem: (key: string) => this.values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.state === 'full') throw new DOMException('Full', 'QuotaExceededError');
        this.write(page, key, value);
      },
      removeItem: (key: string) => this.write(page, key, null),
    };
    return () => {
      if (this.state === 'forbidden') throw new DOMException('Denied', 'SecurityError');
      return storage;
    };
  }

  private write(page: Page, key: string, value: string | null): void {
    const before = this.values.get(key) ?? null;
    if (before === value || !page.isOpen) return;
    if (value === null) this.values.delete(key);
    else this.values.set(key, value);
    for (const other of this.browser.pages) {
      if (other === page) continue;
      this.browser.world.clock.setTimeout(() => {
        other.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
      });
    }
  }
}
