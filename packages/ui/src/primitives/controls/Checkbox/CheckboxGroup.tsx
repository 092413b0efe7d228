'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError, FieldHint } from '../Field/Field.tsx';
import { CheckboxGroupContext, type CheckboxGroupState } from './group.ts';

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'value' | 'defaultValue'
> {
  /** The question that the checkboxes answer. */
  legend: ReactNode;
  /** Help that is there from the start. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks every checkbox as invalid. */
  error?: ReactNode;
  /** Words or a sign after the legend. HTML cannot require a group: validate it. @default none */
  requiredMark?: string;
  /** The name of the values in the form's data. @default one of its own */
  name?: string;
  /** The ticked values, when the parent keeps them. */
  value?: readonly string[];
  /** The values ticked at first, when the group keeps them. @default [] */
  defaultValue?: readonly string[];
  /** Called with all ticked values, in the order of the page. */
  onValueChange?: (values: string[]) => void;
}

/** Any number of a few choices, all visible. Give each `Checkbox` inside a `value`. */
export function CheckboxGroup({
  legend,
  hint,
  error,
  requiredMark,
  name,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxGroupProps) {
  const id = useId();
  const group: CheckboxGroupState = {
    invalid: Boolean(error),
    propsOf: (own) => ({
      name: name ?? id,
      ...(value
        ? { checked: value.includes(String(own)) }
        : { defaultChecked: defaultValue?.includes(String(own)) }),
    }),
    change: ({ target }) => {
      const root = target.closest('.rp-Checkbox-group');
      const ticked = root?.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked') ?? [];
      // A group inside this one answers a question of its own.
      const own = [...ticked].filter((input) => input.closest('.rp-Checkbox-group') === root);
      onValueChange?.(own.map((input) => input.value));
    },
  };
  return (
    <fieldset
      {...rest}
      className={clsx('rp-Checkbox-group', className)}
      aria-describedby={
        clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined
      }
    >
      <legend className="rp-Checkbox-legend">
        {legend}
        {requiredMark && <span className="rp-Checkbox-mark"> {requiredMark}</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="rp-Checkbox-choices">
        {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
        <CheckboxGroupContext value={group}>{children}</CheckboxGroupContext>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
