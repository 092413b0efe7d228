'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { splitRootProps } from '../../../lib/root-props.ts';
import { changeHandler } from '../Field/change-handler.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError } from '../Field/Field.tsx';
import { tie, type Tied } from '../Field/tie.ts';

interface ChoiceProps extends Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  mark?: string | false | undefined;
  'aria-describedby'?: string | undefined;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (tied: Tied & { 'aria-labelledby': string }) => ReactElement;
}

/** A control with a label and a hint, both clickable, and an error below. */
export function Choice({
  label,
  labelHidden,
  hint,
  error,
  mark,
  'aria-describedby': describedBy,
  className,
  children,
  ...rest
}: ChoiceProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const Words = labelHidden ? VisuallyHidden : 'span';

  return (
    <>
      <label {...rest} className={clsx('rp-Checkbox-choice', className)}>
        {children({ ...tie(id, hint, error, describedBy), 'aria-labelledby': labelId })}
        <Words id={labelId}>
          <span>{label}</span>
          {mark && (
            <>
              {' '}
              <span className="rp-Field-mark">{mark}</span>
            </>
          )}
        </Words>
        {hint && (
          <span className="rp-Field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

export interface CheckboxFieldProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'size' | 'children'
> {
  /** Names the control. */
  label: ReactNode;
  /** Hides the label, which names the control either way. @default false */
  labelHidden?: boolean | undefined;
  /** A line of help; part of the description, not of the name. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** Text or a sign after the label of a required control. @default none */
  requiredMark?: string | undefined;
  /** Height, at least 36, 44 or 52 px, and size of its text. @default 'md' */
  size?: ControlSize | undefined;
  /** Called with the new state, in addition to `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The native checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox with label, hint and error: the base of Checkbox and Switch. */
export function CheckboxField({
  inputClass,
  label,
  labelHidden,
  hint,
  error,
  requiredMark,
  size,
  className,
  style,
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxFieldProps & { inputClass: string }) {
  const { root, control } = splitRootProps(rest);

  return (
    <div {...root} className={clsx('rp-Field', className)} style={style} data-size={size}>
      <Choice
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={error}
        mark={rest.required && requiredMark}
        aria-describedby={describedBy}
      >
        {(tied) => (
          <input
            {...control}
            {...tied}
            aria-invalid={tied['aria-invalid'] ?? control['aria-invalid']}
            className={inputClass}
            type="checkbox"
            onChange={changeHandler(onChange, onCheckedChange, isChecked)}
          />
        )}
      </Choice>
    </div>
  );
}

const isChecked = ({ checked }: HTMLInputElement) => checked;
