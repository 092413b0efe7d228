/** Milliseconds to wait for the server's answer. */
const ANSWER_LIMIT = 5000;

/** Whether the page reloads already: its code and its styles may both be missing. */
let isReloading = false;

/**
 * Reloads the page if its code failed to load although the server answers: after a deployment, the
 * server no longer has the files that an open tab requests. The promise then never settles, so that
 * the current page stays until the new one replaces it. It resolves without a reload in these
 * cases:
 * - Nothing answers: the network is down, and a reload would lose the page and its input.
 * - The page has just been reloaded, which did not help.
 * - The visitor has left the page in the meantime.
 *
 * @param page The address of the page to show.
 * @param missing The address of the missing file, or the error of an import. If the browser does
 *   not name the file in the error, the server is asked for the page.
 */
export async function reloadFor(page: string, missing: unknown): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // If the browser does not say how the page was loaded, reloads might never end.
  if (!loaded || (loaded.type === 'reload' && new URL(loaded.name).pathname === location.pathname))
    return;
  const [file = page] = /(?:https?:\/)?\/\S+/.exec(String(missing)) ?? [];
  const answer = await fetch(file, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  }).catch(() => null);
  if (!answer || location.href !== page) return;
  if (!isReloading) location.reload();
  isReloading = true;
  await new Promise(() => {});
}
