'use client';
import { useLayoutEffect, type DependencyList } from 'react';

/** Adds listeners in a layout effect; the signal ends them all. */
export function useListeners(
  listen: (signal: AbortSignal) => void,
  dependencies: DependencyList,
): void {
  useLayoutEffect(() => {
    const stop = new AbortController();
    listen(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller passes them
  }, dependencies);
}
