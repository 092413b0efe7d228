'use client';
import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { splitRootProps } from '../../lib/root-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SelectProps
  extends
    Omit<ComponentProps<'select'>, 'ref' | 'size' | 'multiple'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'requiredMark'> {
  /** Stands first and means “nothing chosen” (the empty value): “Choose a country”. @default none */
  placeholder?: string;
  /** Called with the value of the chosen option, beside `onChange`. */
  onValueChange?: (value: string) => void;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** The `<select>`. */
  inputRef?: Ref<HTMLSelectElement>;
}

/**
 * One choice of many, in the browser's own list: it works before script, in any form, with the
 * wheel of a phone and with typing ahead. Give it `<option>` and `<optgroup>`.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute is the select's.
 *
 * @see docs/decisions/0005-native-form-controls.md
 */
export function Select({
  label,
  hint,
  error,
  required = false,
  requiredMark,
  placeholder,
  id,
  className,
  style,
  ref,
  inputRef,
  onChange,
  onValueChange,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  const { root, control: attributes } = splitRootProps(rest);
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field
      {...root}
      ref={ref}
      className={clsx('rp-Select', className)}
      style={style}
      label={label}
      hint={hint}
      error={error}
      required={required}
      requiredMark={requiredMark}
      controlId={id}
    >
      {(control) => (
        <span className="rp-Select-frame">
          <select
            {...attributes}
            {...control}
            aria-describedby={clsx(control['aria-describedby'], describedBy) || undefined}
            ref={inputRef}
            className="rp-Select-input"
            onChange={change}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <svg className="rp-Select-icon" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="m3.5 6 4.5 4.5L12.5 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
      )}
    </Field>
  );
}
