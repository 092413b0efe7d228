'use client';
import { use, useRef, type ComponentProps, type RefObject, type SyntheticEvent } from 'react';
import { isComposing } from './composing.ts';
import { OpenContext, type Opening } from './use-open.ts';
import { isFocusLost, knowsWay, rememberWay, returnFocus, wayFrom } from './return-focus.ts';

/** Props of the content of every layer. */
export interface LayerProps {
  /**
   * The element that gets focus on close, or a function that returns it.
   * @default the one that had focus before; if that is gone, the control nearest to where it was
   */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);
  /** The element to render the content in. @default document.body */
  container?: HTMLElement | null;
}

/** Props of the content of a layer beside its button. */
export interface BesideProps extends LayerProps {
  /** Which edges of the button and the content line up. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The side on which the content opens, if there is room. @default 'bottom' */
  side?: 'top' | 'bottom';
}

/** The props of a layer's content, for Radix. */
interface Layer extends ComponentProps<'div'> {
  onInteractOutside: () => void;
  onPointerDownOutside: (event: CustomEvent<{ originalEvent: Event }>) => void;
  onFocusOutside: (event: CustomEvent<{ originalEvent: Event }>) => void;
  onEscapeKeyDown: (event: KeyboardEvent) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Whether an element is in the toasts, which stay usable while a layer is open. */
export const isInToasts = (target: EventTarget | null | undefined): boolean =>
  (target as Element | null | undefined)?.closest?.('.rp-Toast-place') != null;

/**
 * Returns the props of a layer's content with the handlers that all layers share.
 *
 * - On close, focus returns to where it was, unless it has already moved elsewhere or a press
 *   outside closed the layer.
 * - A submit or reset inside does not reach a form around the layer, although React bubbles events
 *   from portals to the elements that render them.
 * - Escape in a toast acts only on the toast; keys of an input method, only on its text.
 */
export function useLayer({
  finalFocus,
  onFocusCapture,
  onKeyDownCapture,
  onSubmit,
  onReset,
  ...rest
}: ComponentProps<'div'> & Pick<LayerProps, 'finalFocus'>): Layer {
  const entered = useRef<Element>(null);
  const pressedOutside = useRef(false);
  const opening = use(OpenContext);
  return {
    ...rest,
    onSubmit: (event) => endHere(event, onSubmit),
    onReset: (event) => endHere(event, onReset),
    onFocusCapture: (event) => {
      onFocusCapture?.(event);
      pressedOutside.current = false;
      const { currentTarget: layer, relatedTarget } = event;
      if (entered.current === layer) return;
      entered.current = layer;
      // Radix does not focus the button of a menu when it is pressed.
      const isMenu = layer.getAttribute('role') === 'menu';
      const way = wayFrom(isMenu ? null : relatedTarget);
      if (way.length > 0) rememberWay(layer, way);
      else if (!knowsWay(layer)) rememberWay(layer, wayFrom(buttonOf(layer)));
    },
    onInteractOutside: () => void (pressedOutside.current = true),
    onPointerDownOutside: ({ detail }) => opening.note('outside-press', detail.originalEvent),
    onFocusOutside: ({ detail }) => opening.note('focus-out', detail.originalEvent),
    onEscapeKeyDown: (event) => closeByEscape(event, opening),
    onKeyDownCapture: (event) => {
      onKeyDownCapture?.(event);
      if (event.key === 'Tab' && isComposing(event.nativeEvent)) event.stopPropagation();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const layer = event.currentTarget as HTMLElement;
      if (pressedOutside.current || !isFocusLost(layer)) return;
      returnFocus(layer, typeof finalFocus === 'function' ? finalFocus() : finalFocus?.current);
    },
  };
}

/**
 * Closes the layer on Escape, unless the key is for something else. Replaces Radix's handler, which
 * would prevent the event before anyone could refuse to close.
 */
export function closeByEscape(event: KeyboardEvent, opening: Opening): void {
  // A list or a menu inside has closed instead.
  if (event.defaultPrevented) return;
  if (!isComposing(event) && !isInToasts(event.composedPath()[0])) {
    opening.note('escape-key', event);
    opening.setOpen(false);
  }
  event.preventDefault();
}

/**
 * Calls the handler and stops React's bubbling. The browser's event still reaches listeners on the
 * document.
 */
export function endHere<Event extends SyntheticEvent>(
  event: Event,
  handler?: (event: Event) => void,
): void {
  handler?.(event);
  event.isPropagationStopped = () => true;
}

/** Returns the button that controls the layer. Safari does not focus a button that is pressed. */
function buttonOf(layer: Element): Element | null {
  const selector = `[aria-controls="${layer.id}"]`;
  const root = layer.getRootNode() as Document | ShadowRoot;
  // oxlint-disable-next-line no-restricted-globals -- the button may be where the layer is not
  return root.querySelector(selector) ?? document.querySelector(selector);
}
