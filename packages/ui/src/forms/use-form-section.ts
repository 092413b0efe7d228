'use client';
import { createElement, Fragment, type ReactNode } from 'react';
import { wrapText } from '../lib/wrap-text.tsx';
import type { FormAction } from './Form/Form.tsx';
import { withMore, type Schema, type SchemaSource } from './schema.ts';
import type { SubmitContent, UseSubmitOptions } from './submission.ts';
import { useSubmit } from './use-submit.ts';

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
  onFirstInteraction?: () => void;
  children?: ReactNode | ((field: never) => ReactNode);
}

/**
 * The state of a ready-made form: its own schema together with the one of the fields that the page
 * adds. For a form of your own that takes what SignUpForm and the others take.
 *
 * @param props The form's props, as FormBaseProps has them.
 * @param content Its words for the button and the outcome.
 * @param own Downloads its own schema.
 * @returns What connects a field, the fields that the page adds, and the props of the frame: of
 *   FormPanel or FormBand.
 */
export function useFormSection<Props extends FormProps, Content extends Partial<SubmitContent>>(
  { schema, children, ...props }: Props,
  content: Content,
  own: () => Promise<Schema<object>>,
) {
  const { onSubmit, action, method, result, defaultValues, onFirstInteraction, ...rest } = props;
  const form = useSubmit({
    schema: withMore(own, schema),
    onSubmit,
    action,
    method,
    result,
    defaultValues,
    onFirstInteraction,
    content,
  } as UseSubmitOptions<Loose>);
  const more = wrapText(typeof children === 'function' ? children(form.field as never) : children);
  return { field: form.field, more, frame: { ...rest, form, content } };
}

/**
 * The fields of a form with these names, in that order.
 *
 * @param own All of its fields.
 * @param names Which of them to show; all without.
 * @param isWanted Which of these.
 */
export const fieldsIn = <Name extends string>(
  own: Readonly<Record<Name, ReactNode>>,
  names: readonly Name[] = Object.keys(own) as Name[],
  isWanted: (name: Name) => boolean = () => true,
) => names.filter(isWanted).map((name) => createElement(Fragment, { key: name }, own[name]));
