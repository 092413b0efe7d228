import type { Page } from './page.ts';

type LockCallback = (lock: { name: string } | null) => unknown;

interface LockOptions {
  ifAvailable?: boolean;
}

interface Waiting {
  page: Page;
  grant: () => void;
}

/** The web locks that all tabs of a browser share; exclusive ones only. */
export class SharedLocks {
  /** For each name, the holder of the lock, then those who wait for it. */
  private readonly queues = new Map<string, Waiting[]>();

  /** Returns a page's `navigator.locks`. */
  of(page: Page) {
    return {
      request: (name: string, ...rest: [LockCallback] | [LockOptions, LockCallback]) => {
        const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest;
        return this.request(page, name, options, run);
      },
    };
  }

  async request(
    page: Page,
    name: string,
    { ifAvailable = false }: LockOptions,
    run: LockCallback,
  ): Promise<unknown> {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    if (ifAvailable && queue.length > 0) return run(null);
    const { promise, resolve } = withResolvers();
    const waiting = { page, grant: resolve };
    queue.push(waiting);
    queue[0]?.grant();
    await promise;
    try {
      return await run({ name });
    } finally {
      remove(queue, (one) => one === waiting);
    }
  }

  /** Releases the locks and requests of a closed page. */
  releaseAll(page: Page): void {
    for (const queue of this.queues.values()) remove(queue, (one) => one.page === page);
  }
}

function remove(queue: Waiting[], isGone: (one: Waiting) => boolean): void {
  queue.splice(0, queue.length, ...queue.filter((one) => !isGone(one)));
  queue[0]?.grant();
}

function withResolvers() {
  let resolve!: () => void;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
