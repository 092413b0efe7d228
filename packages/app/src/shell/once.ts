/**
 * Makes a loader that loads at most once. After a failure, a call tries again when the pause is
 * over: a second, unless the call that failed gave another.
 *
 * @param otherwise What a failure resolves to. By default it is thrown.
 */
export function once<T>(
  load: () => Promise<T>,
  otherwise = (error: unknown): T => {
    throw error;
  },
): (pause?: number) => Promise<T> {
  let loading: Promise<T> | null = null;
  return (pause = 1000) =>
    (loading ??= load().catch((error: unknown) => {
      // Not right away: React calls again before it gives up, and would do so forever.
      setTimeout(() => (loading = null), pause);
      return otherwise(error);
    }));
}
