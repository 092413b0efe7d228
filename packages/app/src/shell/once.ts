import { reloadFor } from './reload.ts';

/** Milliseconds after a failure in which it is not tried again. */
const PAUSE = 1000;

/**
 * Makes a loader of code that loads at most once. After a failure, a call tries again when the pause
 * is over: a second, unless the call that failed gave another. Zero is for code that may be needed
 * later: if it fails, nothing happens. Where code is needed now and the server no longer has it, the
 * page is loaded anew; see reload.ts.
 *
 * @param fallback Makes of an error what a failure resolves to. By default it is thrown.
 */
export function once<T>(
  load: () => Promise<T>,
  fallback = (error: unknown): T => {
    throw error;
  },
): (pause?: number) => Promise<T> {
  let loading: Promise<T> | null = null;
  /** The page that needs it. */
  let page: string | undefined;
  return (pause = PAUSE) => {
    if (pause > 0) page = globalThis.location?.href;
    return (loading ??= load().catch(async (error: unknown) => {
      if (page) await reloadFor(page, error);
      // Not right away: React calls again before it gives up, and would do so forever.
      setTimeout(() => (loading = null), page ? PAUSE : pause);
      page = undefined;
      return fallback(error);
    }));
  };
}
