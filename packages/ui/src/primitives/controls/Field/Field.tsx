import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { tie, type Tied } from './tie.ts';

/** What the control of a field must carry. */
export interface FieldControl extends Tied {
  /** What the label refers to. */
  id: string;
  /** Whether it must be filled in. */
  required: boolean;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the control, and stays visible while one types. */
  label: ReactNode;
  /** Help that is there from the start; part of the control's description. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control as invalid. */
  error?: ReactNode;
  /** Whether it must be filled in: tells the control, and shows `requiredMark`. @default false */
  required?: boolean;
  /** Words or a sign after the label of a required field. @default none: mark what is optional */
  requiredMark?: string;
  /** The id of the control. @default one of its own */
  controlId?: string;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around any one control. TextField and PasswordField are made of it.
 *
 * @see WCAG 1.3.1, 3.3.1 (what is wrong, in text), 3.3.2 (labels)
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  requiredMark,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;

  return (
    <div {...rest} className={clsx('rp-Field', className)}>
      <label className="rp-Field-label" htmlFor={id}>
        {label}
        {required && requiredMark && <span className="rp-Field-mark"> {requiredMark}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({ id, required, ...tie(id, hint, error) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface FieldNoteProps extends ComponentProps<'p'> {
  /** The control names it in `aria-describedby`. */
  id: string;
}

/** Help beside a control, for groups that bring their own label. */
export function FieldHint({ className, ...rest }: FieldNoteProps) {
  return <p {...rest} className={clsx('rp-Field-hint', className)} />;
}

/** What is wrong with a control: an icon and words, never colour alone (WCAG 1.4.1). */
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
