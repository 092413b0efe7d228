import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns whether the component is part of a prerendered page: during the build, and while React
 * hydrates the page. False on pages that open later.
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
