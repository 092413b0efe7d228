import { Page } from './page.ts';
import type { World } from './world.ts';

/** How well local storage works. */
export type StorageState = 'works' | 'full' | 'forbidden';

/** A browser profile with one tab at a time. */
export class Browser {
  readonly storage = new ProfileStorage();
  /** Milliseconds by which the computer's clock is fast. */
  skew = 0;
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  open(): Page {
    return new Page(this);
  }

  /** The `navigator.locks` of its page, which no other tab holds. */
  readonly locks = {
    request: async (_name: string, run: () => unknown) => run(),
  };
}

/** The local storage of a profile. */
class ProfileStorage {
  state: StorageState = 'works';
  private readonly values = new Map<string, string>();

  /** Returns the stored keys. */
  keys(): string[] {
    return [...this.values.keys()];
  }

  /** Returns the getter of a page's `localStorage`. A closed page writes nothing more. */
  of(page: Page): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    const storage = {
      getItem: (key: string) => this.values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.state === 'full') throw new DOMException('Full', 'QuotaExceededError');
        if (page.isOpen) this.values.set(key, value);
      },
      removeItem: (key: string) => void (page.isOpen && this.values.delete(key)),
    };
    return () => {
      if (this.state === 'forbidden') throw new DOMException('Denied', 'SecurityError');
      return storage;
    };
  }
}
