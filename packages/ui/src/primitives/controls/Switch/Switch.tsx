'use client';
import { clsx } from 'clsx';
import { useId, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react';
import { splitRootProps } from '../../../lib/root-props.ts';
import { FieldError } from '../Field/Field.tsx';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'role' | 'size' | 'children'
> {
  /** What is on or off. It stays the same in both states. */
  label: ReactNode;
  /** A line of help; the description, not part of the name. */
  hint?: ReactNode;
  /** What went wrong and what to do. Marks it as invalid. */
  error?: ReactNode;
  /** Words or a sign after the label if it is required. @default none */
  requiredMark?: string;
  /** Called with the new state, beside `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** The `<input type="checkbox" role="switch">`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A setting that works as soon as it is switched. A native checkbox with the role of a switch.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute is the input's.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch({
  label,
  hint,
  error,
  requiredMark,
  onChange,
  onCheckedChange,
  className,
  style,
  ref,
  inputRef,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const id = useId();
  const { root, control } = splitRootProps(rest);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div {...root} ref={ref} className={clsx('rp-Switch', className)} style={style}>
      <label className="rp-Switch-setting">
        <span className="rp-Switch-label" id={`${id}-label`}>
          {label}
          {rest.required && requiredMark && <span className="rp-Switch-mark"> {requiredMark}</span>}
        </span>
        <input
          {...control}
          ref={inputRef}
          className="rp-Switch-input"
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox has it
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={
            clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined
          }
          aria-invalid={error ? true : undefined}
          onChange={change}
        />
        {hint && (
          <span className="rp-Switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
