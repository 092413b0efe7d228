'use client';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { wrapText } from '../lib/wrap-text.tsx';
import { withMore, type Schema, type SchemaSource } from './schema.ts';
import type { SubmitContent, UseSubmitOptions } from './submission.ts';
import { useSubmit } from './use-submit.ts';

/** Props of any form that are not for the frame. */
interface AnyFormProps extends Partial<
  Pick<UseSubmitOptions<never>, 'onSubmit' | 'action' | 'method' | 'result' | 'onFirstInteraction'>
> {
  schema?: SchemaSource<unknown> | undefined;
  defaultValues?: object | undefined;
  children?: ReactNode | ((field: never, controlled: never) => ReactNode);
}

/**
 * Returns the state of a ready-made form. Combines its own schema with that of the fields that the
 * page adds. For a form of your own that takes the same props as SignUpForm and the others.
 *
 * @param props The form's props, as FormBaseProps has them.
 * @param content Its words for the button, the outcome and its fields: `email` is the label of the
 *   field `email`, `emailHint` its hint.
 * @param own Downloads its own schema.
 * @returns The function that connects a field and gives it its words, the fields that the page adds,
 *   and the props of the frame: FormPanel or FormBand.
 */
export function useFormSection<Props extends AnyFormProps, Content extends Partial<SubmitContent>>(
  { schema, children, ...props }: Props,
  content: Content,
  own: () => Promise<Schema<object>>,
) {
  const { onSubmit, action, method, result, defaultValues, onFirstInteraction, ...rest } = props;
  const options = { onSubmit, action, method, result, defaultValues, onFirstInteraction, content };
  const form = useSubmit({ ...options, schema: withMore(own, schema) } as UseSubmitOptions<
    Record<string, string>
  >);
  const words = content as Record<string, ReactNode>;
  const field = (name: string, fieldOptions?: { deps: string }) => ({
    ...form.field(name, fieldOptions),
    label: words[name],
    hint: words[`${name}Hint`],
  });
  const more = wrapText(
    typeof children === 'function'
      ? children(form.field as never, form.controlled as never)
      : children,
  );
  return { field, more, frame: { ...rest, form, content } };
}

/**
 * Returns the fields of a form with these names, in the order of the names.
 *
 * @param own All of its fields.
 * @param names The names of the fields to show, by default all.
 * @param isWanted Whether to show a named field.
 */
export const fieldsIn = <Name extends string>(
  own: Readonly<Record<Name, ReactNode>>,
  names: readonly Name[] = Object.keys(own) as Name[],
  isWanted: (name: Name) => boolean = () => true,
): ReactElement[] =>
  names.filter(isWanted).map((name) => createElement(Fragment, { key: name }, own[name]));
