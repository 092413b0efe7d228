import type { ComponentProps } from 'react';
import { isComposing } from './composing.ts';

/** Props of the root of a layer. */
export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Props of a button that opens or closes a layer. */
export interface OpenButtonProps extends ComponentProps<'button'> {
  /** Makes the single child element, a Button or a link, the button. @default false */
  asChild?: boolean | undefined;
}

/** Props of the content of a layer. The handlers are Radix’s. */
export interface LayerProps {
  /** Called before focus returns on close; `preventDefault()` and focus another element. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Called on Escape; `preventDefault()` keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Called on a press or focus outside; `preventDefault()` keeps it open. */
  onInteractOutside?: ((event: Event) => void) | undefined;
  /** The element to render the content in. @default document.body */
  container?: HTMLElement | null | undefined;
}

/** Props of the content of a layer that takes focus when it opens. */
export interface FocusLayerProps extends LayerProps {
  /** Called before focus moves inside; `preventDefault()` and focus another element. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/** Props of the content of a layer beside its button. */
export interface BesideProps {
  /** Which edges of the button and the content line up. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The side on which the content opens, if there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined;
}

/** Returns the props of a layer's content with the handlers that all layers share. */
export const layerProps = <Props extends ComponentProps<'div'> & LayerProps>(
  props: Props,
): Props => ({
  ...props,
  // React bubbles events from a portal to the form that renders it.
  onSubmit: (event) => {
    props.onSubmit?.(event);
    event.stopPropagation();
  },
  onEscapeKeyDown: (event) => {
    props.onEscapeKeyDown?.(event);
    // The key is for the input method.
    if (isComposing(event)) event.preventDefault();
  },
});
