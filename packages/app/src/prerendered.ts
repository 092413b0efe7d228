import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component is part of a prerendered page: one that the build renders to HTML, or that
 * React takes over from it. False on pages that are opened later.
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
