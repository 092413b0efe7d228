/** Milliseconds to wait for the server's answer. */
const ANSWER_LIMIT = 5000;

/**
 * Loads a page anew if code for it did not load although the server answers: after a deployment, the
 * server no longer has what an open tab would download. Then it never settles, so that what is shown
 * stays until the new page replaces it. Otherwise it resolves:
 * - Nothing answers: the network is down, and the page would be lost with what was typed there.
 * - The page has just been loaded anew, and that did not help.
 * - The visitor has gone elsewhere in the meantime.
 *
 * @param page The address of the page that is wanted.
 * @param missing What did not load: its address, or the error of an import. Most browsers name the
 *   file in it; for the others, the server is asked for the page.
 */
export async function reloadFor(page: string, missing: unknown): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A browser that does not say how the page was loaded must not load it forever.
  if (!loaded || (loaded.type === 'reload' && new URL(loaded.name).pathname === location.pathname))
    return;
  const [file = page] = /(?:https?:\/)?\/\S+/.exec(String(missing)) ?? [];
  const answer = await fetch(file, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  }).catch(() => null);
  if (!answer || location.href !== page) return;
  location.reload();
  await new Promise(() => {});
}
