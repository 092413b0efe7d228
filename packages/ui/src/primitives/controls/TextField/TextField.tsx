import { InputField, type InputFieldProps } from './InputField.tsx';

export interface TextFieldProps extends Omit<InputFieldProps, 'start'> {
  /** Kind of text; determines the keyboard on a phone. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
}

/**
 * One line of text with a label, a hint and an error.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and every
 * other attribute, including handlers and `id`, reach the input. Set `autoComplete` to a token of
 * the HTML standard if the field asks for the user's own data (WCAG 1.3.5).
 */
export function TextField({ type = 'text', ...rest }: TextFieldProps) {
  return <InputField {...rest} type={type} />;
}
