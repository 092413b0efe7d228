import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What ties a control to its hint and its error. */
export interface Tied {
  /** The ids of error, hint and what else describes it, in this order. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** The ids of hint and error, and the attributes of the control that they belong to. */
export function notesOf(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
  describedBy?: string,
) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const tied: Tied = {
    'aria-describedby': clsx(error && errorId, hint && hintId, describedBy) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { hintId, errorId, tied };
}
