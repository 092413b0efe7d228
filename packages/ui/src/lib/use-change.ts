'use client';
import { useState } from 'react';
import type { ChangeDetails, ChangeReason } from './change.ts';

/** Called before a value changes; `preventDefault()` of the event refuses the change. */
export type OnChange<Value> = (value: Value, details: ChangeDetails) => void;

/** Asks for another value. */
export type Change<Value> = (next: Value, reason: ChangeReason, event?: Event) => void;

/** Holds a value, unless the parent does. Each change is `onChange`’s to know and to refuse. */
export function useChange<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: OnChange<Value>,
): [Value, Change<Value>] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (next, reason, event = new Event(reason, { cancelable: true })) => {
      // Prevented earlier, it says nothing about this change.
      const { defaultPrevented } = event;
      onChange?.(next, { event, reason });
      if (defaultPrevented || !event.defaultPrevented) setOwn(next);
    },
  ];
}
