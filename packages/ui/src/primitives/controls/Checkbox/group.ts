'use client';
import { createContext, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';

/** What a `CheckboxGroup` provides to its checkboxes. */
export interface CheckboxGroupState {
  /** Returns the name and state of the checkbox with this value. */
  propsOf: (
    value: ComponentProps<'input'>['value'],
  ) => Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'aria-invalid'>;
  /** Tells the group that one of its checkboxes was checked or unchecked. */
  change: (details: ChangeDetails) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
