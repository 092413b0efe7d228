import type { ChangeEvent } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';

/** Handles the change of a native control: its event goes to `onChange`, then its value to `onValue`. */
export const changeHandler =
  <Control extends HTMLElement, Value>(
    onChange: ((event: ChangeEvent<Control>) => void) | undefined,
    onValue: ((value: Value, details: ChangeDetails) => void) | undefined,
    valueOf: (control: Control) => Value,
  ) =>
  (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValue?.(valueOf(event.target), { event: event.nativeEvent, reason: 'input-change' });
  };

export const textOf = ({ value }: { value: string }) => value;
