import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError, FieldHint } from './Field.tsx';
import { tie } from './tie.ts';

/** The props that a group of choices accepts for its fieldset. */
export interface FieldGroupOwnProps {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** Hides the legend, which names the group either way. @default false */
  labelHidden?: boolean | undefined;
  /** Help that is always visible. */
  hint?: ReactNode;
  /** Height of each choice, at least 36, 44 or 52 px, and size of its text. @default 'md' */
  size?: ControlSize | undefined;
  /** What is wrong and how to fix it. Marks the choices as invalid. */
  error?: ReactNode;
}

interface FieldGroupProps extends ComponentProps<'fieldset'>, FieldGroupOwnProps {
  /** Also the prefix of the parts' ids. */
  id: string;
  mark?: string | false | undefined;
}

/** A `<fieldset>` of choices under one question, with hint and error. */
export function FieldGroup({
  legend,
  labelHidden = false,
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
      data-label-hidden={labelHidden || undefined}
      aria-describedby={tie(id, hint, error, describedBy)['aria-describedby']}
    >
      <legend className="rp-Field-legend" id={`${id}-legend`}>
        {labelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : wrapText(legend)}
        {mark && !labelHidden && <span className="rp-Field-mark">{` ${mark}`}</span>}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="rp-Field-options">{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
