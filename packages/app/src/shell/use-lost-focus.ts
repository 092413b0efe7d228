import { useEffect, type RefObject } from 'react';

/** Once `gone` is true, focuses `target` if the focused element was removed. */
export function useLostFocus(gone: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (gone && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [gone, target]);
}
