'use client';
import { createContext, type ChangeEvent, type ComponentProps } from 'react';

/** What a `CheckboxGroup` tells its checkboxes. */
export interface CheckboxGroupState {
  /** Whether the whole group is. */
  invalid: boolean;
  /** Name and state of the checkbox of this value. */
  propsOf: (value: ComponentProps<'input'>['value']) => ComponentProps<'input'>;
  /** Tells the group that one of them has been ticked or cleared. */
  change: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
