'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { useMergedRefs } from './use-merged-refs.ts';

export interface TypedValueProps<Value> {
  /** The value (controlled); `null` for none. */
  value?: Value | null | undefined;
  /** The initial value (uncontrolled). @default none */
  defaultValue?: Value | null | undefined;
  /** Called with the value, or with `null` while the text means none. */
  onValueChange?: ((value: Value | null) => void) | undefined;
}

const never = () => () => {};

/**
 * Keeps a value that people type as text, and their text as long as it means that value. Without
 * `value`, it keeps the value itself. Text from before hydration stays; a reset brings back the
 * initial value.
 *
 * @param parse Returns the value of a text, or `null` if it has none.
 * @returns The ref for the input, and its state.
 */
export function useTypedValue<Value>(
  props: TypedValueProps<Value> & { ref: Ref<HTMLInputElement> | undefined },
  parse: (text: string) => Value | null,
  write: (value: Value | null) => string,
) {
  const { value, defaultValue, onValueChange } = props;
  const ref = useRef<HTMLInputElement>(null);
  useMergedRefs(ref, props.ref);
  const written = (next: Value | null) => ({ value: next, text: write(next) });
  const [initial] = useState(value ?? defaultValue ?? null);
  const [typed, setTyped] = useState(() => written(initial));
  // The parent has another value than the text, or did not accept that of the text.
  if (value !== undefined && !Object.is(value, typed.value)) setTyped(written(value));

  const type = (text: string) => {
    const next = { value: parse(text), text };
    setTyped(next);
    onValueChange?.(next.value);
  };
  const set = (next: Value | null) => {
    setTyped(written(next));
    if (!Object.is(next, typed.value)) onValueChange?.(next);
  };

  useLayoutEffect(() => {
    const early = ref.current?.value ?? '';
    if (early !== typed.text) type(early);
    // oxlint-disable-next-line react/exhaustive-deps -- once: React then keeps the text itself
  }, []);
  useEffect(() => {
    const form = ref.current?.form;
    const reset = () => set(initial);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });

  /** False in the server's HTML and until React has taken it over. */
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  /** Writes the value as the part does: “1,250” becomes “1250”. */
  const tidy = () => {
    if (typed.value !== null) setTyped(written(typed.value));
  };
  return [ref, { ...typed, isHydrated, type, set, tidy }] as const;
}
