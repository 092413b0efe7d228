'use client';
import {
  use,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isComposing } from './composing.ts';
import { OpenContext, type Opening } from './use-open.ts';
import { isFocusLost, knowsWay, rememberWay, returnFocus, wayFrom } from './return-focus.ts';

/**
 * The element that gets focus when a layer closes: a ref, or a function that is called on close.
 */
export type FinalFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

type SubmitEvent = Parameters<NonNullable<ComponentProps<'div'>['onSubmit']>>[0];
type ResetEvent = Parameters<NonNullable<ComponentProps<'div'>['onReset']>>[0];

interface LayerProps extends ComponentProps<'div'> {
  finalFocus?: FinalFocus | undefined;
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
 * - Escape in a toast acts only on the toast, and keys of an input method act only there.
 */
export function useLayer({
  finalFocus,
  onFocusCapture,
  onKeyDownCapture,
  onSubmit,
  onReset,
  ...rest
}: LayerProps): Layer {
  const entered = useRef<Element>(null);
  const pressedOutside = useRef(false);
  const opening = use(OpenContext);
  return {
    ...rest,
    onSubmit: (event: SubmitEvent) => endHere(event, onSubmit),
    onReset: (event: ResetEvent) => endHere(event, onReset),
    onFocusCapture: (event: FocusEvent<HTMLDivElement>) => {
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
    onEscapeKeyDown: (event: KeyboardEvent) => closeByEscape(event, opening),
    onKeyDownCapture: (event: ReactKeyboardEvent<HTMLDivElement>) => {
      onKeyDownCapture?.(event);
      if (event.key === 'Tab' && isComposing(event.nativeEvent)) event.stopPropagation();
    },
    onCloseAutoFocus: (event: Event) => {
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
    opening.onOpenChange(false);
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
