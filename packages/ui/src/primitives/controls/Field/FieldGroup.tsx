import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { FieldError, FieldHint } from './Field.tsx';
import { tie } from './tie.ts';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** Also the prefix of the parts' ids. */
  id: string;
  /** The class names of the parts, which differ by component. */
  parts: { legend: string; mark: string; choices: string; note?: string };
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  mark?: string | false | undefined;
  size?: ControlSize | undefined;
}

/** A `<fieldset>` of choices under one question, with hint and error. */
export function FieldGroup({
  parts,
  legend,
  hint,
  error,
  mark,
  size,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: FieldGroupProps) {
  const { id } = rest;
  return (
    <fieldset
      {...rest}
      className={clsx('rp-Field-choices', className)}
      data-size={size}
      aria-describedby={tie(id, hint, error, describedBy)['aria-describedby']}
    >
      <legend className={parts.legend} id={`${id}-legend`}>
        {wrapText(legend)}
        {mark && <span className={parts.mark}>{` ${mark}`}</span>}
      </legend>
      {hint && (
        <FieldHint id={`${id}-hint`} className={parts.note}>
          {hint}
        </FieldHint>
      )}
      <div className={parts.choices}>{children}</div>
      {error && (
        <FieldError id={`${id}-error`} className={parts.note}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
