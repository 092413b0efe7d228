import { SharedLocks } from './locks.ts';
import { Page, type PageOptions } from './page.ts';
import type { World } from './world.ts';

/** A browser profile: tabs that share local storage and locks. */
export class Browser {
  readonly storage = new SharedStorage(this);
  readonly locks = new SharedLocks();
  /** The profile's IndexedDB. */
  databases: { open: () => object } | undefined;
  readonly pages = new Set<Page>();

  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Opens a page. */
  open(options?: PageOptions): Page {
    const page = new Page(this, options);
    this.pages.add(page);
    return page;
  }

  leave(page: Page): void {
    this.pages.delete(page);
    this.locks.releaseAll(page);
  }
}

/** How well local storage works. */
export type StorageState = 'works' | 'full' | 'forbidden';

class StorageEvent extends Event {
  readonly key: string;
  readonly newValue: string | null;

  constructor(key: string, newValue: string | null) {
    super('storage');
    this.key = key;
    this.newValue = newValue;
  }
}

/** The local storage of all tabs. */
class SharedStorage {
  state: StorageState = 'works';
  private readonly values = new Map<string, string>();
  private undo = () => {};

  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Returns the stored keys. */
  keys(): string[] {
    return [...this.values.keys()];
  }

  /** Undoes the last write, which has not reached the disk. */
  forgetLastWrite(): void {
    this.undo();
    this.undo = () => {};
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
    this.undo = () => this.put(key, before);
    this.put(key, value);
    for (const other of this.browser.pages) {
      if (other === page) continue;
      this.browser.world.clock.setTimeout(() => {
        other.events.dispatchEvent(new StorageEvent(key, value));
      });
    }
  }

  private put(key: string, value: string | null): void {
    if (value === null) this.values.delete(key);
    else this.values.set(key, value);
  }
}
