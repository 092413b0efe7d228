'use client';
import { useLayoutEffect, type RefObject } from 'react';

/** Space between the field and its list, and between the list and the edge of the window. */
const GAP = 8;
/** Maximum height of the list, in rem. */
const HEIGHT = 19;

/**
 * Shows a list on top of everything else, where no dialog, card or scrolling box cuts it off. The
 * list is below the element that contains it, or above if there is more room, and follows that
 * element. In a browser without the `popover` attribute, the stylesheet places the list.
 */
export function usePopupPlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = ref.current as HTMLElement;
    const field = list.parentElement as HTMLElement;
    const { documentElement: page, defaultView } = list.ownerDocument;
    if (!list.showPopover || !defaultView) return undefined;
    list.showPopover();
    let placed = '';
    let frame = 0;
    const follow = () => {
      const place = placeOf(list, field.getBoundingClientRect(), page, defaultView);
      if (place !== placed) list.style.cssText = placed = place;
      frame = defaultView.requestAnimationFrame(follow);
    };
    follow();
    return () => {
      defaultView.cancelAnimationFrame(frame);
      list.hidePopover();
    };
  }, [ref]);
}

function placeOf(list: Element, field: DOMRect, page: Element, view: Window): string {
  // The part of the window that an on-screen keyboard leaves free.
  const { offsetTop, height } = view.visualViewport ?? { offsetTop: 0, height: view.innerHeight };
  const above = field.top - offsetTop - 2 * GAP;
  const below = offsetTop + height - field.bottom - 2 * GAP;
  const rem = Number.parseFloat(view.getComputedStyle(page).fontSize);
  const wanted = Math.min(list.scrollHeight + 2, HEIGHT * rem);
  const up = below < wanted && below < above && field.top < offsetTop + height;
  const edge = up
    ? `bottom:${page.clientHeight - field.top + GAP}px`
    : `top:${field.bottom + GAP}px`;
  return `position:fixed;inset:auto;${edge};left:${field.left}px;width:${field.width}px;margin:0;max-height:min(${HEIGHT}rem,${Math.max(0, up ? above : below)}px)`;
}
