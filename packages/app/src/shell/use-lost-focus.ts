import { useEffect, type RefObject } from 'react';

/** Focuses `target` when `isRemoved` becomes true, if the focused element was removed. */
export function useLostFocus(isRemoved: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isRemoved && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [isRemoved, target]);
}
