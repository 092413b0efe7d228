'use client';
import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { Chevron } from './Chevron.tsx';
import { changeHandler, textOf } from '../Field/change-handler.ts';
import { boxClass, splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SelectProps
  extends
    Omit<ComponentProps<'select'>, 'ref' | 'size' | 'multiple'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'requiredMark' | 'size'> {
  /**
   * Text of the first option, which has an empty value and means “nothing chosen”: “Choose a
   * country”. @default none
   */
  placeholder?: string | undefined;
  /** Called with the value of the chosen option, in addition to `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One of many choices in the browser's native list. It works at once, in any form, with a
 * phone's picker and with type-ahead. Its children are `<option>` and `<optgroup>`.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and
 * every other attribute reach the select.
 *
 * @see docs/decisions/0004-radix-and-native-controls.md
 */
export function Select({
  placeholder,
  ref,
  onChange,
  onValueChange,
  children,
  ...rest
}: SelectProps) {
  const { field, attributes } = splitFieldProps('rp-Select', rest);
  const select = useRef<HTMLSelectElement>(null);
  const initial = rest.value ?? rest.defaultValue;
  // A reset chooses the option with `selected`, which React sets only once.
  useLayoutEffect(() => {
    if (initial === undefined) return;
    for (const option of select.current?.options ?? [])
      if (option.defaultSelected !== (option.value === initial))
        option.defaultSelected = !option.defaultSelected;
  }, [initial]);
  useMergedRefs(select, ref);
  return (
    <Field {...field}>
      {(control) => (
        <span className="rp-Select-frame">
          <select
            {...attributes(control)}
            ref={select}
            className={boxClass('rp-Select-input')}
            onChange={changeHandler(onChange, onValueChange, textOf)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <Chevron />
        </span>
      )}
    </Field>
  );
}
