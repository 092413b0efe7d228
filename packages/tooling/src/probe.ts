import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the URL responds with success; rejects after `limitMs` or if `signal` aborts. */
export async function waitForHttp(
  url: string,
  limitMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const end = Date.now() + limitMs;
  let last = 'nothing answered';
  while (Date.now() < end) {
    signal?.throwIfAborted();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `it answered ${response.status}`;
    } catch {
      last = 'nothing answered';
    }
    await sleep(150, undefined, { ref: true });
  }
  throw new Error(`${url} was not ready after ${limitMs / 1000} s: ${last}.`);
}
