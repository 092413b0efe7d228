'use client';
import { useRef, type ComponentProps, type Ref } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { onWrite } from '../../../lib/on-write.ts';
import { useChosenValues, type ChoiceKind } from '../../../lib/use-chosen-values.ts';
import { useListeners } from '../../../lib/use-listeners.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { Chevron } from './Chevron.tsx';
import { changeHandler, textOf } from '../Field/change-handler.ts';
import { boxClass, splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SelectProps
  extends
    Omit<ComponentProps<'select'>, 'ref' | 'size' | 'multiple'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'requiredMark' | 'size'> {
  /**
   * Text of the first option, which has an empty value and means “nothing chosen”: “Choose a
   * country”. @default none
   */
  placeholder?: string;
  /** Called with the value of the chosen option and why, in addition to `onChange`. */
  onValueChange?: (value: string, details: ChangeDetails) => void;
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement>;
}

const kind: ChoiceKind<HTMLSelectElement, HTMLOptionElement> = {
  choicesOf: ({ options }) => [...options],
  multiple: false,
  isOn: ({ selected }) => selected,
  isPicked(options) {
    const byDefault =
      options.find(({ defaultSelected }) => defaultSelected) ??
      options.find(({ disabled }) => !disabled);
    return options.some((option) => option.selected && option !== byDefault);
  },
  show(options, [on], initially, select) {
    // React sets `defaultSelected` only on options that exist from the start. Setting it may select
    // them.
    if (initially)
      for (const option of options) option.defaultSelected = initially.includes(option.value);
    for (const option of options)
      if (option.selected !== (option === on)) option.selected = option === on;
    // Select the option with the empty value, or no option: not the first one, which nobody chose.
    if (!on) select.value = '';
  },
};

const listOf = (value: SelectProps['value']) => (value === undefined ? undefined : [String(value)]);

/**
 * One of many choices in the browser's native list. It works at once, in any form, with a
 * phone's picker and with type-ahead. Its children are `<option>` and `<optgroup>`. A value whose
 * option is added later is chosen then.
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
  // Before the caller's `ref`, with which a form library sets the value at once.
  const chosen = useChosenValues(select, kind, listOf(rest.value), listOf(rest.defaultValue));
  useListeners(
    (signal) =>
      onWrite(
        select.current as HTMLSelectElement,
        (property, written) => {
          if (property === 'value') chosen.current?.set([String(written)]);
          else chosen.current?.read();
        },
        signal,
      ),
    [chosen],
  );
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
