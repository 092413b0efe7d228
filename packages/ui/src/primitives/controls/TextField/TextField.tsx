import type { ReactNode, Ref } from 'react';
import { InputField, type InputFieldProps } from './InputField.tsx';

export interface TextFieldProps extends Omit<InputFieldProps, 'start' | 'rootRef' | 'ref'> {
  /** Kind of text; determines the keyboard on a phone. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /** Content inside the frame after the text: a button that belongs to the field. */
  end?: ReactNode;
  /** The root, around the label and the frame. */
  ref?: Ref<HTMLDivElement>;
  /** The `<input>`. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text with a label, a hint and an error.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute, including handlers and `id`, reaches the input. Set `autoComplete` to a token of
 * the HTML standard if the field asks for the user's own data (WCAG 1.3.5).
 */
export function TextField({ type = 'text', ref, inputRef, ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} rootRef={ref} ref={inputRef} />;
}
