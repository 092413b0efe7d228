import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The attributes that tie a control to its hint and its error. */
export interface Tied {
  /** The ids of its error, its hint and any other descriptions, in this order. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** Ties a control to its hint (`{id}-hint`) and its error (`{id}-error`), if any. */
export const tie = (id: string, hint: ReactNode, error: ReactNode, describedBy?: string): Tied => ({
  'aria-describedby': clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined,
  'aria-invalid': error ? true : undefined,
});
