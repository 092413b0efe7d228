'use client';
import { clsx } from 'clsx';
import {
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { splitRootProps } from '../../../lib/root-props.ts';
import { FieldError } from '../Field/Field.tsx';
import { CheckboxGroupContext } from './group.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'size' | 'children'
> {
  /** What is agreed to, or chosen, by ticking it. */
  label: ReactNode;
  /** A line of help; the description, not part of the name. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks it as invalid. */
  error?: ReactNode;
  /** Words or a sign after the label if it is required. @default none */
  requiredMark?: string;
  /** Some, but not all, of what it stands for is ticked. A look alone: the form's data has `checked`. @default false */
  indeterminate?: boolean;
  /** Called with the new state, beside `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** The `<input type="checkbox">`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Yes or no, or one of several in a `CheckboxGroup`. Native: it works before script, in any form.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute is the input's.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({
  label,
  hint,
  error,
  requiredMark,
  indeterminate = false,
  onChange,
  onCheckedChange,
  className,
  style,
  ref,
  inputRef,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const group = use(CheckboxGroupContext);
  const input = useRef<HTMLInputElement>(null);
  const { root, control } = splitRootProps(rest);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  // No attribute can say it, and every click undoes it: so after each render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
    group?.change(event);
  };

  return (
    <div {...root} ref={ref} className={clsx('rp-Checkbox', className)} style={style}>
      <label className="rp-Checkbox-choice">
        <input
          {...group?.propsOf(rest.value)}
          {...control}
          ref={input}
          className="rp-Checkbox-input"
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={
            clsx(error && `${id}-error`, hint && `${id}-hint`, describedBy) || undefined
          }
          aria-invalid={error || group?.invalid ? true : undefined}
          onChange={change}
        />
        <span className="rp-Checkbox-label" id={`${id}-label`}>
          {label}
          {rest.required && requiredMark && (
            <>
              {' '}
              <span className="rp-Checkbox-mark">{requiredMark}</span>
            </>
          )}
        </span>
        {hint && (
          <span className="rp-Checkbox-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
