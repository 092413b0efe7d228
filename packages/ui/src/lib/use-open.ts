'use client';
import { createContext, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import type { ChangeDetails, ChangeReason } from './change.ts';
import { useChange } from './use-change.ts';

export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it should open or close. `preventDefault()` on the event refuses the change. */
  onOpenChange?: (open: boolean, details: ChangeDetails) => void;
}

/** Props of a button that opens or closes a layer. */
export interface OpenButtonProps extends ComponentProps<'button'> {
  /** Makes the single child element, a Button or a link, the button. @default false */
  asChild?: boolean;
}

/** How the parts of a layer open and close it. */
export interface Opening {
  open: boolean;
  /** Opens or closes the layer. For Radix, which gives no reason. */
  setOpen: (open: boolean) => void;
  /** Notes the reason for the change that Radix requests next. */
  note: (reason: ChangeReason, event: Event) => void;
  /** Returns a handler that calls the caller's own, then notes its event, unless refused. */
  by: <Type extends SyntheticEvent>(
    reason: ChangeReason,
    handler?: (event: Type) => void,
  ) => (event: Type) => void;
}

/** Radix throws if a part is outside its root, so the default is never used. */
export const OpenContext = createContext<Opening>({
  open: false,
  setOpen: () => {},
  note: () => {},
  by: () => () => {},
});

/**
 * Keeps whether a layer is open, unless the parent controls it, and reports why it opens and
 * closes.
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps): Opening {
  const [shown, change] = useChange(open, defaultOpen, onOpenChange);
  const noted = useRef<ChangeDetails>(undefined);
  const note: Opening['note'] = (reason, event) => {
    noted.current = { reason, event };
  };
  return {
    open: shown,
    setOpen: (next) => {
      const { reason = 'none', event } = noted.current ?? {};
      noted.current = undefined;
      change(next, reason, event);
    },
    note,
    by: (reason, handler) => (event) => {
      handler?.(event);
      if (!event.defaultPrevented) note(reason, event.nativeEvent);
    },
  };
}
