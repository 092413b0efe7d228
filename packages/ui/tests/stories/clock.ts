/** A clock that play functions move, to test the product's timers. */
import { flushSync } from 'react-dom';

/** The timers of tools, which keep running: steps of an event, and limits of a wait. */
const isOfTool = (delay: number) => delay < 100 || delay > 10_000;

interface Timer {
  at: number;
  run: () => void;
}

let pass: (milliseconds: number) => void;

/** Stops the clock before a story is rendered: `beforeEach: stopClock`. */
export function stopClock(): () => void {
  const { setTimeout, clearTimeout } = window;
  const timers = new Map<number, Timer>();
  let now = performance.now();
  let count = 0;
  performance.now = () => now;
  window.setTimeout = ((run: () => void, delay = 0, ...args: []) => {
    if (isOfTool(delay)) return setTimeout(run, delay, ...args);
    // The browser counts upward.
    timers.set(--count, { at: now + delay, run });
    return count;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!timers.delete(Number(id))) clearTimeout(id);
  };
  pass = (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end);
      const [next] = due.toSorted(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      timers.delete(next[0]);
      now = next[1].at;
      // Renders before it returns, so that a play function sees whether something has happened.
      flushSync(next[1].run);
    }
    now = end;
  };
  return () => {
    Object.assign(window, { setTimeout, clearTimeout });
    Reflect.deleteProperty(performance, 'now');
  };
}

/** Moves the stopped clock of a story forward. */
export const passTime = (milliseconds: number): void => pass(milliseconds);
