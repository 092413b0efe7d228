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
import type {
  GuestApplicationMessages,
  GuestApplicationValues,
} from './GuestApplicationForm.schema.ts';

export interface GuestApplicationFormContent extends FormBandContent {
  /** Title of the form and its accessible name. @default 'Be our guest' */
  title: string;
  /** Label of the field. @default 'Name' */
  name: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Topic' */
  topic: string;
  /** Hint for that field. @default 'What you would like to talk about.' */
  topicHint?: string;
  /** Label of the field. @default 'Social handles (optional)' */
  socialHandles: string;
  /** Hint for that field. @default 'Where people find you.' */
  socialHandlesHint?: string;
  /** Label of the field. @default 'Availability (optional)' */
  availability: string;
  /** Hint for that field. @default 'Days, hours and time zone.' */
  availabilityHint?: string;
  /** Label of the field. @default 'Message (optional)' */
  message: string;
  /** Hint for that field. @default none */
  messageHint?: string;
  /** Label of the submit button. @default 'Send application' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Sending...' */
  submitBusyLabel: string;
  /**
   * Shown after a successful submit.
   * @default 'Thank you for your application. We read each one, and write back to you by email.'
   */
  success: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to send your application: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Applying needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<GuestApplicationMessages>;
}

const defaultContent: GuestApplicationFormContent = {
  ...formContent,
  title: 'Be our guest',
  name: 'Name',
  email: 'Email address',
  topic: 'Topic',
  topicHint: 'What you would like to talk about.',
  socialHandles: 'Social handles (optional)',
  socialHandlesHint: 'Where people find you.',
  availability: 'Availability (optional)',
  availabilityHint: 'Days, hours and time zone.',
  message: 'Message (optional)',
  submitLabel: 'Send application',
  submitBusyLabel: 'Sending...',
  success: 'Thank you for your application. We read each one, and write back to you by email.',
  unexpected: 'Failed to send your application: {message}',
  noScript: 'Applying needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface GuestApplicationFormProps extends FormBandBaseProps<
  GuestApplicationFormContent,
  GuestApplicationValues
> {
  /** What a guest should know, below the text in a wide container, else after the fields. @default none */
  aside?: ReactNode;
}

/** A band with a form for applying to be a guest on a show. */
export function GuestApplicationForm({
  content,
  onSubmit,
  className,
  ...rest
}: GuestApplicationFormProps) {
  const words = { ...defaultContent, ...content };
  const form = useSubmit<GuestApplicationValues>({
    schema: async () => {
      const { guestApplicationMessages, guestApplicationSchema } =
        await import('./GuestApplicationForm.schema.ts');
      return guestApplicationSchema({ ...guestApplicationMessages, ...words.messages });
    },
    names: ['name', 'email', 'topic', 'socialHandles', 'availability', 'message'],
    onSubmit,
    content: words,
  });

  return (
    <FormBand
      {...rest}
      className={clsx('rp-GuestApplicationForm', className)}
      form={form}
      content={words}
    >
      <Grid columnWidth="xs" columns={2} gap={5} align="start">
        <TextField {...form.field('name')} label={words.name} autoComplete="name" required />
        <TextField
          {...form.field('email')}
          label={words.email}
          {...emailInput}
          autoComplete="email"
          required
        />
      </Grid>
      <TextField
        {...form.field('topic')}
        label={words.topic}
        hint={words.topicHint}
        autoComplete="off"
        required
      />
      <Grid columnWidth="xs" columns={2} gap={5} align="start">
        <TextField
          {...form.field('socialHandles')}
          label={words.socialHandles}
          hint={words.socialHandlesHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('availability')}
          label={words.availability}
          hint={words.availabilityHint}
          autoComplete="off"
        />
      </Grid>
      <TextArea {...form.field('message')} label={words.message} hint={words.messageHint} />
    </FormBand>
  );
}
