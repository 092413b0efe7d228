'use client';
import { clsx } from 'clsx';
import {
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { ChoiceField, type ChoiceFieldProps } from '../Field/ChoiceField.tsx';
import { CheckboxGroupContext } from './group.ts';

export interface CheckboxProps extends ChoiceFieldProps {
  /** What is agreed to, or chosen, by ticking it. */
  label: ReactNode;
  /** Some, but not all, of what it stands for is ticked. A look alone: the form's data has `checked`. @default false */
  indeterminate?: boolean;
}

const parts = {
  choice: 'rp-Checkbox-choice',
  label: 'rp-Checkbox-label',
  mark: 'rp-Checkbox-mark',
  hint: 'rp-Checkbox-hint',
  input: 'rp-Checkbox-input',
};

/**
 * Yes or no, or one of several in a `CheckboxGroup`. Native: it works before script, in any form.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute is the input's.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({
  indeterminate = false,
  onChange,
  onCheckedChange,
  className,
  inputRef,
  ...rest
}: CheckboxProps) {
  const group = use(CheckboxGroupContext);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  // No attribute can say it, and every click undoes it: so after each render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
    group?.change(event);
  };

  return (
    <ChoiceField
      {...group?.propsOf(rest.value)}
      {...rest}
      className={clsx('rp-Checkbox', className)}
      parts={parts}
      inputRef={input}
    >
      {(control) => <input {...control} onChange={change} />}
    </ChoiceField>
  );
}
