'use client';
import { createContext, useRef, type SyntheticEvent } from 'react';
import type { ChangeDetails, ChangeReason } from './change.ts';
import { useChange } from './use-change.ts';

export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when it should open or close. `preventDefault()` of the event refuses it. */
  onOpenChange?: (open: boolean, details: ChangeDetails) => void;
}

/** What the parts of a layer know of its opening and closing. */
export interface Opening {
  open: boolean;
  /** For Radix, which says nothing of the reason. */
  onOpenChange: (open: boolean) => void;
  /** Notes the reason of the change that Radix asks for next. */
  note: (reason: ChangeReason, event: Event) => void;
  /** A handler that notes its event after the caller's own has run. */
  by: <Type extends SyntheticEvent>(
    reason: ChangeReason,
    handler?: (event: Type) => void,
  ) => (event: Type) => void;
}

/** Radix throws for a part outside of its root, so the default is never used. */
export const OpenContext = createContext<Opening>({
  open: false,
  onOpenChange: () => {},
  note: () => {},
  by: () => () => {},
});

/** Whether a layer is open, unless the parent holds it, and why it opens and closes. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps): Opening {
  const [shown, change] = useChange(open, defaultOpen, onOpenChange);
  const noted = useRef<ChangeDetails>(undefined);
  const note: Opening['note'] = (reason, event) => {
    noted.current = { reason, event };
  };
  return {
    open: shown,
    onOpenChange: (next) => {
      const { reason = 'none', event } = noted.current ?? {};
      noted.current = undefined;
      change(next, reason, event);
    },
    note,
    by: (reason, handler) => (event) => {
      handler?.(event);
      note(reason, event.nativeEvent);
    },
  };
}
