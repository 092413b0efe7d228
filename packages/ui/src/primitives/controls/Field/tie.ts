import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What ties a control to its hint and its error. */
export interface Tied {
  /** The ids of error, hint and what else describes it, in this order. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** Ties a control to the hint `{id}-hint` and the error `{id}-error`, where there are such. */
export const tie = (id: string, hint: ReactNode, error: ReactNode, describedBy?: string): Tied => ({
  'aria-describedby': clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined,
  'aria-invalid': error ? true : undefined,
});
