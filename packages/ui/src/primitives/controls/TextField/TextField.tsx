'use client';
import type { ChangeEvent, ComponentProps, ReactNode, Ref } from 'react';
import { splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'size' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'requiredMark'> {
  /** What is typed: decides the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** Called with the text, beside `onChange`. */
  onValueChange?: (value: string) => void;
  /** Stands inside the frame after the text: a button that belongs to the field. */
  end?: ReactNode;
  /** The root, around label and frame. */
  ref?: Ref<HTMLDivElement>;
  /** The `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text with its label, hint and error.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute, handlers and `id` too, is the input's.
 * Give `autoComplete` a token of the HTML standard wherever the field asks for the visitor's own
 * data (WCAG 1.3.5).
 */
export function TextField({
  inputRef,
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
            ref={inputRef}
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
