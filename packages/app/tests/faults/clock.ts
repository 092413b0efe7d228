interface Timer {
  at: number;
  run: () => void;
}

/**
 * A clock whose time passes only when nothing else can happen, so that a limit of 30 seconds costs
 * no time. Shared by everything in a test.
 */
export class Clock {
  /** Milliseconds since 1970. It starts at the real time, because the service's tokens use that. */
  now = Date.now();
  private readonly timers = new Map<number, Timer>();
  private count = 0;

  setTimeout(run: () => void, delay = 0): number {
    this.timers.set(++this.count, { at: this.now + Math.max(0, delay), run });
    return this.count;
  }

  clearTimeout(id: number | undefined): void {
    if (id !== undefined) this.timers.delete(id);
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.setTimeout(resolve, milliseconds));
  }

  /** Lets time pass until the next timer and runs it. Returns false if there is none until then. */
  step(until = Infinity): boolean {
    let next: [number, Timer] | undefined;
    for (const entry of this.timers) if (!next || entry[1].at < next[1].at) next = entry;
    if (!next || next[1].at > until) return false;
    this.timers.delete(next[0]);
    this.now = Math.max(this.now, next[1].at);
    next[1].run();
    return true;
  }
}

/** The `Date` of a page whose clock differs from the right one by `skew` milliseconds. */
export function pageDate(clock: Clock, skew: number): DateConstructor {
  const now = () => clock.now + skew;
  return class PageDate extends Date {
    static override now = now;
    constructor(...parts: [] | [string | number | Date]) {
      super(...((parts.length ? parts : [now()]) as [number]));
    }
  } as DateConstructor;
}
