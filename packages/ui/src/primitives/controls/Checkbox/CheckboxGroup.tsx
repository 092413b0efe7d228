'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { CheckboxGroupContext, type CheckboxGroupState } from './group.ts';

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'value' | 'defaultValue'
> {
  /** The question that the checkboxes answer. */
  legend: ReactNode;
  /** Help that is always visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks every checkbox as invalid. */
  error?: ReactNode;
  /** Text or a sign after the legend. HTML cannot require a group: validate it. @default none */
  requiredMark?: string;
  /** The name of the values in the form's data. @default generated */
  name?: string;
  /** The checked values (controlled). */
  value?: readonly string[];
  /** The initially checked values (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Called with all checked values, in page order. */
  onValueChange?: (values: string[]) => void;
}

const parts = {
  legend: 'rp-Checkbox-legend',
  mark: 'rp-Checkbox-mark',
  choices: 'rp-Checkbox-choices',
};

/** Any number of a few choices, all visible. Give each `Checkbox` inside a `value`. */
export function CheckboxGroup({
  error,
  requiredMark,
  name,
  value,
  defaultValue,
  onValueChange,
  id,
  className,
  children,
  ...rest
}: CheckboxGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const group: CheckboxGroupState = {
    propsOf: (own) => ({
      name: name ?? groupId,
      'aria-invalid': error ? true : undefined,
      ...(value
        ? { checked: value.includes(String(own)) }
        : { defaultChecked: defaultValue?.includes(String(own)) }),
    }),
    change: ({ target }) => {
      const root = target.closest('.rp-Checkbox-group');
      const ticked = root?.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked') ?? [];
      // A group inside this one has its own values.
      const own = [...ticked].filter((input) => input.closest('.rp-Checkbox-group') === root);
      onValueChange?.(own.map((input) => input.value));
    },
  };
  return (
    <FieldGroup
      {...rest}
      id={groupId}
      className={clsx('rp-Checkbox-group', className)}
      parts={parts}
      error={error}
      mark={requiredMark}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
      <CheckboxGroupContext value={group}>{children}</CheckboxGroupContext>
    </FieldGroup>
  );
}
