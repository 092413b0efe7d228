import { reloadFor } from './reload.ts';

/** Milliseconds from a failure to the next try. */
const PAUSE = 1000;

/**
 * Makes a loader that loads code at most once. After a failure, a call tries again once the pause
 * is over: a second, unless the failed call set another. A pause of zero is for code that may be
 * needed later: if it fails, nothing happens. If code is needed now and the server no longer has
 * it, the page reloads; see reload.ts.
 *
 * @param fallback Turns an error into the value of a failed load. @default throws the error
 */
export function once<T>(
  load: () => Promise<T>,
  fallback = (error: unknown): T => {
    throw error;
  },
): (pause?: number) => Promise<T> {
  let loading: Promise<T> | null = null;
  /** Address of the page that needs the code. */
  let page: string | undefined;
  return (pause = PAUSE) => {
    if (pause > 0) page = globalThis.location?.href;
    return (loading ??= load().catch(async (error: unknown) => {
      if (page) await reloadFor(page, error);
      // Not at once: React calls again before it gives up, and would never stop.
      setTimeout(() => (loading = null), page ? PAUSE : pause);
      page = undefined;
      return fallback(error);
    }));
  };
}
