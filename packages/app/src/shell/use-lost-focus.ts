import { useEffect, type RefObject } from 'react';

/** Once `gone`, gives the focus to `target` if what had it has left the page. */
export function useLostFocus(gone: boolean, target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (gone && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [gone, target]);
}
