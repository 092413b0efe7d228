'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the page behind an element from scrolling, and from moving as its scrollbar goes. Radix
 * would do so with a `<style>` element, which a strict Content-Security-Policy blocks.
 */
export function useScrollLock(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current as HTMLElement;
    const page = element.ownerDocument.documentElement;
    const width = page.offsetWidth;
    // The stylesheet hides the scrollbar now, if it leaves no gutter and no other dialog is open.
    element.dataset['locks'] = '';
    const gutter = page.offsetWidth - width;
    if (gutter > 0) page.style.setProperty('--rp-dialog-gutter', `${gutter}px`);
    return () => {
      delete element.dataset['locks'];
      if (!page.querySelector('.rp-Dialog-overlay[data-locks]'))
        page.style.removeProperty('--rp-dialog-gutter');
    };
  }, [ref]);
}
