import type { ChangeEvent } from 'react';

/**
 * Returns a change handler for a native control. It passes the event to `onChange`, then the value
 * to `onValue`.
 */
export const changeHandler =
  <Control extends HTMLElement, Value>(
    onChange: ((event: ChangeEvent<Control>) => void) | undefined,
    onValue: ((value: Value) => void) | undefined,
    valueOf: (control: Control) => Value,
  ) =>
  (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValue?.(valueOf(event.target));
  };

export const textOf = ({ value }: { value: string }) => value;
