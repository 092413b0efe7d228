import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { FieldError, FieldHint } from './Field.tsx';
import { tie } from './tie.ts';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** Also the prefix of the parts' ids. */
  id: string;
  /** The class name of the element around the choices. */
  choicesClass: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  mark?: string | false | undefined;
  size?: ControlSize | undefined;
}

/** A `<fieldset>` of choices under one question, with hint and error. */
export function FieldGroup({
  choicesClass,
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
      className={clsx('rp-Field', className)}
      data-size={size}
      aria-describedby={tie(id, hint, error, describedBy)['aria-describedby']}
    >
      <legend className="rp-Field-legend" id={`${id}-legend`}>
        {wrapText(legend)}
        {mark && <span className="rp-Field-mark">{` ${mark}`}</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className={choicesClass}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
