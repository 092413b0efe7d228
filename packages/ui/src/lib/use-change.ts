'use client';
import { useState } from 'react';
import type { ChangeDetails, ChangeReason } from './change.ts';

/** Called before a value changes; `preventDefault()` on the event refuses the change. */
export type OnChange<Value> = (value: Value, details: ChangeDetails) => void;

/** Requests a new value. */
export type Change<Value> = (next: Value, reason: ChangeReason, event?: Event) => void;

/** Keeps a value, unless the parent controls it. Calls `onChange`, which can refuse the change. */
export function useChange<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: OnChange<Value>,
): [Value, Change<Value>] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next, reason, event = new Event(reason, { cancelable: true })) => {
      // An event that was prevented earlier says nothing about this change.
      const { defaultPrevented } = event;
      onChange?.(next, { event, reason });
      if (defaultPrevented || !event.defaultPrevented) setOwn(next);
    },
  ];
}
