'use client';
import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react';
import { splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'size' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'requiredMark'> {
  /** Kind of text; determines the keyboard on a phone. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** Called with the text, in addition to `onChange`. */
  onValueChange?: (value: string) => void;
  /** Content inside the frame after the text: a button that belongs to the field. */
  end?: ReactNode;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text with a label, a hint and an error.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and every
 * other attribute, including handlers and `id`, reach the input. Set `autoComplete` to a token of
 * the HTML standard if the field asks for the user's own data (WCAG 1.3.5).
 */
export function TextField({
  ref,
  end,
  type = 'text',
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const { field, attributes } = splitFieldProps('rp-TextField', rest);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };

  return (
    <Field {...field}>
      {(control) => (
        <span className="rp-TextField-frame">
          <input
            {...attributes(control)}
            ref={ref}
            className="rp-TextField-input"
            type={type}
            onChange={change}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
