'use client';
import { createContext, type ChangeEvent, type ComponentProps } from 'react';

/** What a `CheckboxGroup` provides to its checkboxes. */
export interface CheckboxGroupState {
  /** Returns the name and state of the checkbox with this value. */
  propsOf: (
    value: ComponentProps<'input'>['value'],
  ) => Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'aria-invalid'>;
  /** Tells the group that one of them was checked or unchecked. */
  change: (event: ChangeEvent<HTMLInputElement>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
