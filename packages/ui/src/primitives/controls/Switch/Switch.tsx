import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CheckboxField, type CheckboxFieldProps } from '../Checkbox/CheckboxField.tsx';

export interface SwitchProps extends Omit<CheckboxFieldProps, 'role'> {
  /** What is on or off; the same in both states. */
  label: ReactNode;
  /** What went wrong and what to do. Marks it as invalid. */
  error?: ReactNode;
}

/**
 * A setting that applies as soon as it is switched. It is a native checkbox with the role `switch`.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and
 * every other attribute reach the input.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <CheckboxField
      {...rest}
      className={clsx('rp-Switch', className)}
      inputClass="rp-Switch-input"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox has it
      role="switch"
    />
  );
}
