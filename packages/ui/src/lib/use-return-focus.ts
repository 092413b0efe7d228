'use client';
import { useRef } from 'react';
import type { FocusLayerProps } from './layer.ts';

const LANDMARK = 'main, nav, header, footer, aside, [role="dialog"], [role="alertdialog"]';

/**
 * Returns the focus of a dialog without a trigger, where Radix leaves it lost on close: to the
 * element that had it before. If that is gone or disabled, the nearest landmark gets it.
 */
export function useReturnFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusLayerProps): Required<Pick<FocusLayerProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'>> {
  const before = useRef<HTMLElement>(null);
  const landmark = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: (event) => {
      before.current = pageOf(event).activeElement as HTMLElement | null;
      landmark.current = before.current?.closest<HTMLElement>(LANDMARK) ?? null;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const page = pageOf(event);
      const isLost = () => page.activeElement === page.body;
      // After Radix, which focuses the trigger if there is one.
      queueMicrotask(() => {
        if (isLost()) before.current?.focus();
        if (isLost()) focusOnce(landmark.current);
        if (isLost()) focusOnce(page.querySelector('main'));
      });
    },
  };
}

const pageOf = ({ target }: Event) => (target as Element).ownerDocument;

/** Focuses an element that takes no focus by itself. */
function focusOnce(element: HTMLElement | null) {
  if (!element?.isConnected) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}
