'use client';
import { clsx } from 'clsx';
import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';
import { CheckboxGroupContext } from './CheckboxGroup.tsx';

export interface CheckboxProps extends CheckboxFieldProps {
  /** What checking it chooses or agrees to. */
  label: ReactNode;
  /** Shows it as partly checked. The form's data still depends on `checked`. @default false */
  indeterminate?: boolean | undefined;
}

/**
 * Yes or no, or one of several choices in a `CheckboxGroup`. It is native, so it works before
 * scripts load and in any form.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and
 * every other attribute reach the input.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({
  indeterminate = false,
  onCheckedChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const group = use(CheckboxGroupContext);
  const input = useRef<HTMLInputElement>(null);
  useMergedRefs(input, ref);

  // After each render, because HTML has no attribute for it and every click resets it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const change = (checked: boolean) => {
    onCheckedChange?.(checked);
    group?.change();
  };

  return (
    <CheckboxField
      {...group?.propsOf(rest.value)}
      {...rest}
      className={clsx('rp-Checkbox', className)}
      inputClass="rp-Checkbox-input"
      ref={input}
      onCheckedChange={change}
    />
  );
}
