import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { tie, type Tied } from './tie.ts';

/** The attributes that a field's control must have. */
export interface FieldControl extends Tied {
  /** The id that the label refers to. */
  id: string;
  /** Whether it is required. */
  required: boolean;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the control and stays visible while people type. */
  label: ReactNode;
  /** Hides the label, which names the control either way. @default false */
  labelHidden?: boolean | undefined;
  /** Help that is always visible; part of the control's description. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** Requires a value: marks the control and shows `requiredMark`. @default false */
  required?: boolean | undefined;
  /** Text or a sign after the label of a required field. @default none: mark optional fields */
  requiredMark?: string | undefined;
  /** Height of the control, 36, 44 or 52 px, and size of its text. @default 'md' */
  size?: ControlSize | undefined;
  /** The id of the control. @default generated */
  controlId?: string | undefined;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A label, hint and error around a single control: the base of TextField and PasswordField.
 *
 * @see WCAG 1.3.1, 3.3.1 (what is wrong, in text), 3.3.2 (labels)
 */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  requiredMark,
  size,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const Words = labelHidden ? VisuallyHidden : 'span';

  return (
    <div
      {...rest}
      className={clsx('rp-Field', className)}
      data-size={size}
      data-label-hidden={labelHidden || undefined}
    >
      <label className="rp-Field-label" htmlFor={id}>
        <Words>{label}</Words>
        {required && requiredMark && !labelHidden && (
          <span className="rp-Field-mark">{` ${requiredMark}`}</span>
        )}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {wrapText(children({ id, required, ...tie(id, hint, error) }))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface FieldNoteProps extends ComponentProps<'p'> {
  /** The control refers to it in `aria-describedby`. */
  id: string;
}

/** Help for a control, for groups with their own label. */
export function FieldHint({ className, ...rest }: FieldNoteProps) {
  return <p {...rest} className={clsx('rp-Field-hint', className)} />;
}

/** What is wrong with a control: an icon and text, never color alone (WCAG 1.4.1). */
export function FieldError({ className, children, ...rest }: FieldNoteProps) {
  return (
    <p {...rest} className={clsx('rp-Field-error', className)}>
      <svg className="rp-Field-icon" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" fill="currentColor" />
        <path className="rp-Field-sign" d="M10 5.5v5.25M10 14v.01" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
