'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import { FormBand, type FormBandContent } from '../../forms/FormBand/FormBand.tsx';
import { emailInput, type FormBandBaseProps, type ReadyContent } from '../../forms/form-content.ts';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { TextArea } from '../../primitives/controls/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type {
  ApplicationField,
  ApplicationMessages,
  ApplicationValues,
} from './ApplicationForm.schema.ts';
import { applicationFormWords } from './ApplicationForm.words.ts';

export interface ApplicationFormContent extends FormBandContent, ReadyContent<ApplicationMessages> {
  /** Label of the field. @default 'Name' */
  name: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Message (optional)' */
  message: string;
  /** Hint for that field. @default none */
  messageHint?: string | undefined;
}

export interface ApplicationFormProps<
  Name extends ApplicationField = ApplicationField,
  More = unknown,
> extends FormBandBaseProps<ApplicationFormContent, Pick<ApplicationValues, Name>, More> {
  /** The built-in fields to show. @default all */
  fields?: readonly Name[] | undefined;
  /** The questions of this application, before the message. @default none */
  children?:
    | FormBandBaseProps<ApplicationFormContent, ApplicationValues, More>['children']
    | undefined;
  /**
   * What an applicant should know: below the text in a wide container, otherwise after the fields.
   * @default none
   */
  aside?: ReactNode;
}

/** A band with a form for applying: for a job, a course, a place on a panel. */
export function ApplicationForm<Name extends ApplicationField = ApplicationField, More = unknown>({
  content,
  fields,
  className,
  ...props
}: ApplicationFormProps<Name, More>) {
  const words = useWords('ApplicationForm', applicationFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { applicationSchema } = await import('./ApplicationForm.schema.ts');
    return applicationSchema({ fields, messages: words.messages });
  });
  const fieldsByName: Record<ApplicationField, ReactNode> = {
    name: <TextField {...field('name')} autoComplete="name" required />,
    email: <TextField {...field('email')} {...emailInput} autoComplete="email" required />,
    message: <TextArea {...field('message')} />,
  };
  const shortFields = fieldsIn(fieldsByName, fields, (name) => name !== 'message');

  return (
    <FormBand {...frame} className={clsx('rp-ApplicationForm', className)}>
      {shortFields.length > 0 && (
        <Grid columnWidth="xs" columns={2} gap={5} align="start">
          {shortFields}
        </Grid>
      )}
      {more}
      {fieldsIn(fieldsByName, fields, (name) => name === 'message')}
    </FormBand>
  );
}
