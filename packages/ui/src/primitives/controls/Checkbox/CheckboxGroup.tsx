'use client';
import { useId, useRef, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../../lib/change.ts';
import { FieldGroup, type FieldGroupOwnProps } from '../Field/FieldGroup.tsx';
import { useGroupControl } from '../Field/group-control.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from './group.ts';

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'value' | 'defaultValue'>, FieldGroupOwnProps {
  /** Text or a sign after the legend. HTML cannot require a group: validate it. @default none */
  requiredMark?: string;
  /** The name of the values in the form's data. @default generated */
  name?: string;
  /** The checked values (controlled). */
  value?: readonly string[];
  /**
   * The initially checked values (uncontrolled). They also check checkboxes that are added later.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all checked values, in page order, and why they changed. */
  onValueChange?: (values: string[], details: ChangeDetails) => void;
}

/** Also tells `useSubmit` that the value is a list. */
const GROUP = '[data-value=list]';

/** Returns the checkboxes of a group. A group inside it has its own. */
const boxesOf = (group: Element) =>
  [...group.querySelectorAll<HTMLInputElement>('[type=checkbox]')].filter(
    (box) => box.closest(GROUP) === group,
  );

const kind = { choicesOf: boxesOf, multiple: true, toValue: (chosen: string[]) => chosen };

/**
 * Any number of choices, all visible. Give each `Checkbox` inside a `value`.
 *
 * `ref` receives the `<fieldset>`, which has `value` (a list), `defaultValue` and `focus()` like an
 * input, so spreading `register('topics')` of react-hook-form is enough.
 */
export function CheckboxGroup({
  error,
  requiredMark,
  name,
  value,
  defaultValue,
  onValueChange,
  ref,
  id,
  children,
  ...rest
}: CheckboxGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useGroupControl(fieldset, kind, { value, defaultValue, ref });
  const group: CheckboxGroupState = {
    propsOf: (own) => ({
      name: name ?? groupId,
      'aria-invalid': error ? true : undefined,
      ...(value
        ? { checked: value.includes(String(own)) }
        : { defaultChecked: defaultValue?.includes(String(own)) }),
    }),
    change: (details) => {
      const boxes = boxesOf(fieldset.current as HTMLFieldSetElement);
      onValueChange?.(
        boxes.filter((box) => box.checked).map((box) => box.value),
        details,
      );
    },
  };
  return (
    <FieldGroup
      {...rest}
      ref={fieldset}
      id={groupId}
      data-value="list"
      error={error}
      mark={requiredMark}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
      <CheckboxGroupContext value={group}>{children}</CheckboxGroupContext>
    </FieldGroup>
  );
}
