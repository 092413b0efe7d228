'use client';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { changeHandler, textOf } from '../Field/change-handler.ts';
import { boxClass, splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface InputFieldProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'size' | 'children'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'requiredMark' | 'size'> {
  /** Called with the text, in addition to `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Content inside the frame before the text. */
  start?: ReactNode;
  /** Content inside the frame after the text. */
  end?: ReactNode;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface OwnProps extends InputFieldProps {
  /** Renders another control in place of this `<input>`. @default the `<input>` */
  children?: ((input: ReactElement<ComponentProps<'input'>>) => ReactElement) | undefined;
}

/** An `<input>` in a frame, of any type: the base of TextField, NumberField and DateField. */
export function InputField({
  start,
  end,
  ref,
  onChange,
  onValueChange,
  children = itself,
  ...rest
}: OwnProps) {
  const { field, attributes } = splitFieldProps('rp-TextField', rest);

  return (
    <Field {...field}>
      {(control) => (
        <span className={boxClass('rp-TextField-frame')}>
          {wrapText(start)}
          {children(
            <input
              {...attributes(control)}
              ref={ref}
              className="rp-TextField-input"
              onChange={changeHandler(onChange, onValueChange, textOf)}
            />,
          )}
          {wrapText(end)}
        </span>
      )}
    </Field>
  );
}

const itself = (input: ReactElement) => input;
