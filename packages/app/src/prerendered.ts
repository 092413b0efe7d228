import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns whether the component is part of a prerendered page: one that the build renders to HTML
 * or that React hydrates. False on pages that open later.
 */
export function usePrerendered(): boolean {
  const hydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [prerendered] = useState(hydrating);
  return prerendered;
}
