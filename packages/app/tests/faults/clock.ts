interface Timer {
  at: number;
  run: () => void;
}

/**
 * A clock that advances only when nothing else can happen, so that a limit of 30 seconds takes no
 * time. A test shares one clock.
 */
export class Clock {
  /** Milliseconds since 1970. Starts at the real time, because the service's tokens use it. */
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

  /** Advances to the next timer and runs it. Returns false if there is none before `until`. */
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

/** Creates the `Date` of a page whose clock is wrong by `skew` milliseconds. */
export function pageDate(clock: Clock, skew: number): DateConstructor {
  const now = () => clock.now + skew;
  return class PageDate extends Date {
    static override now = now;
    constructor(...parts: [] | [string | number | Date]) {
      super(...((parts.length ? parts : [now()]) as [number]));
    }
  } as DateConstructor;
}
