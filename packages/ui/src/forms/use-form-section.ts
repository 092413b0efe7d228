'use client';
import type { ReactNode } from 'react';
import { wrapText } from '../lib/wrap-text.tsx';
import type { FormAction } from './Form/Form.tsx';
import { withMore, type Schema, type SchemaSource } from './schema.ts';
import { useSubmit, type SubmitContent, type UseSubmitOptions } from './use-submit.ts';

/** The values of a ready-made form, as its own code sees them. */
type Loose = Record<string, string>;

/** Props that are not for the frame, of any form. */
interface FormProps {
  schema?: SchemaSource<unknown>;
  onSubmit?: (values: never) => Promise<unknown>;
  action?: FormAction;
  method?: 'get' | 'post';
  result?: object | null | undefined;
  defaultValues?: object;
  children?: ReactNode | ((field: never) => ReactNode);
}

/**
 * The state of a ready-made form: its own schema together with the one of the fields that the page
 * adds. For a form of your own that takes what SignUpForm and the others take.
 *
 * @param props The form's props, as FormBaseProps has them.
 * @param content Its words for the button and the outcome.
 * @param own Downloads its own schema.
 * @returns The state, the fields that the page adds, and the props for the frame.
 */
export function useFormSection<Props extends FormProps>(
  props: Props,
  content: Partial<SubmitContent>,
  own: () => Promise<Schema<object>>,
) {
  const { schema, onSubmit, action, method, result, defaultValues, children, ...rest } = props;
  const form = useSubmit({
    schema: withMore(own, schema),
    onSubmit,
    action,
    method,
    result,
    defaultValues,
    content,
  } as UseSubmitOptions<Loose>);
  const more = wrapText(typeof children === 'function' ? children(form.field as never) : children);
  return { form, more, rest };
}
