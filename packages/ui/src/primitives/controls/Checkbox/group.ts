'use client';
import { createContext, type ChangeEvent, type ComponentProps } from 'react';

/** What a `CheckboxGroup` tells its checkboxes. */
export interface CheckboxGroupState {
  /** Name and state of the checkbox of this value. */
  propsOf: (
    value: ComponentProps<'input'>['value'],
  ) => Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'aria-invalid'>;
  /** Tells the group that one of them has been ticked or cleared. */
  change: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
