'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSubmit } from '../../forms/use-submit.ts';
import { FormBand, type FormBandContent } from '../../forms/FormBand/FormBand.tsx';
import {
  emailInput,
  formContent,
  type FormBandBaseProps,
} from '../../forms/FormPanel/form-content.ts';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { TextArea } from '../../primitives/controls/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { ContactMessages, ContactValues } from './ContactForm.schema.ts';

export interface ContactFormContent extends FormBandContent {
  /** Title of the form and its accessible name. @default 'Send us a message' */
  title: string;
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
  messageHint?: string;
  /** Label of the submit button. @default 'Send message' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Sending...' */
  submitBusyLabel: string;
  /**
   * Shown after a successful submit.
   * @default 'Thank you for your message. We will write back to you.'
   */
  success: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to send your message: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Sending a message needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<ContactMessages>;
}

const defaultContent: ContactFormContent = {
  ...formContent,
  title: 'Send us a message',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Max. 500 characters',
  submitLabel: 'Send message',
  submitBusyLabel: 'Sending...',
  success: 'Thank you for your message. We will write back to you.',
  unexpected: 'Failed to send your message: {message}',
  noScript: 'Sending a message needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface ContactFormProps extends FormBandBaseProps<ContactFormContent, ContactValues> {
  /** Other ways to get in touch, below the text in a wide container, else after the fields. @default none */
  aside?: ReactNode;
}

/** A band with a form for writing to a company. Only a subject or a message is required. */
export function ContactForm({ content, onSubmit, className, ...rest }: ContactFormProps) {
  const words = { ...defaultContent, ...content };
  const form = useSubmit<ContactValues>({
    schema: async () => {
      const { contactMessages, contactSchema } = await import('./ContactForm.schema.ts');
      return contactSchema({ ...contactMessages, ...words.messages });
    },
    names: ['first-name', 'last-name', 'email', 'company', 'subject', 'message'],
    dependents: { subject: ['message'] },
    onSubmit,
    content: words,
  });

  return (
    <FormBand {...rest} className={clsx('rp-ContactForm', className)} form={form} content={words}>
      <Grid columnWidth="xs" columns={2} gap={5} align="start">
        <TextField
          {...form.field('first-name')}
          label={words.firstName}
          autoComplete="given-name"
        />
        <TextField {...form.field('last-name')} label={words.lastName} autoComplete="family-name" />
        <TextField
          {...form.field('email')}
          label={words.email}
          {...emailInput}
          autoComplete="email"
        />
        <TextField {...form.field('company')} label={words.company} autoComplete="organization" />
      </Grid>
      <TextField {...form.field('subject')} label={words.subject} autoComplete="off" />
      <TextArea {...form.field('message')} label={words.message} hint={words.messageHint} />
    </FormBand>
  );
}
