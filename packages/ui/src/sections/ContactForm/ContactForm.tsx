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
import type { ContactField, ContactMessages, ContactValues } from './ContactForm.schema.ts';
import { contactFormWords } from './ContactForm.words.ts';

export interface ContactFormContent extends FormBandContent, ReadyContent<ContactMessages> {
  /** Label of the field. @default 'First name' */
  firstName: string;
  /** Label of the field. @default 'Last name' */
  lastName: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Company' */
  company: string;
  /** Label of the field. @default 'Subject' */
  subject: string;
  /** Label of the field. @default 'Message' */
  message: string;
  /** Hint for that field. @default 'Max. 500 characters' */
  messageHint?: string | undefined;
}

/** Whether the field is short enough that two fit side by side. */
const isShort = (name: ContactField) => name !== 'subject' && name !== 'message';

export interface ContactFormProps<
  Name extends ContactField = ContactField,
  More = unknown,
> extends FormBandBaseProps<ContactFormContent, Pick<ContactValues, Name>, More> {
  /** The built-in fields to show, in this order; short ones come first. @default all */
  fields?: readonly Name[] | undefined;
  /**
   * Other ways to get in touch: below the text in a wide container, otherwise after the fields.
   * @default none
   */
  aside?: ReactNode;
}

/** A band with a form for writing to a company. Only a subject or a message is required. */
export function ContactForm<Name extends ContactField = ContactField, More = unknown>({
  content,
  fields,
  className,
  ...props
}: ContactFormProps<Name, More>) {
  const words = useWords('ContactForm', contactFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { contactSchema } = await import('./ContactForm.schema.ts');
    return contactSchema({ fields, messages: words.messages });
  });
  const fieldsByName: Record<ContactField, ReactNode> = {
    'first-name': (
      <TextField {...field('first-name')} label={words.firstName} autoComplete="given-name" />
    ),
    'last-name': (
      <TextField {...field('last-name')} label={words.lastName} autoComplete="family-name" />
    ),
    email: <TextField {...field('email')} {...emailInput} autoComplete="email" />,
    company: <TextField {...field('company')} autoComplete="organization" />,
    subject: <TextField {...field('subject', { deps: 'message' })} autoComplete="off" />,
    message: <TextArea {...field('message')} />,
  };
  const shortFields = fieldsIn(fieldsByName, fields, isShort);

  return (
    <FormBand {...frame} className={clsx('rp-ContactForm', className)}>
      {shortFields.length > 0 && (
        <Grid columnWidth="xs" columns={2} gap={5} align="start">
          {shortFields}
        </Grid>
      )}
      {fieldsIn(fieldsByName, fields, (name) => !isShort(name))}
      {more}
    </FormBand>
  );
}
