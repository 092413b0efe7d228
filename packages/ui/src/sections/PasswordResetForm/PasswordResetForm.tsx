'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import { emailInput, type FormBaseProps, type FormContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { PasswordResetMessages, PasswordResetValues } from './PasswordResetForm.schema.ts';
import { passwordResetFormWords } from './PasswordResetForm.words.ts';

export interface PasswordResetFormContent extends FormContent {
  /** Title of the form and its accessible name. @default 'Reset your password' */
  title: string;
  /**
   * A sentence below the title.
   * @default 'Enter the email address of your account, and we’ll send you a link to choose a new password.'
   */
  text?: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the submit button. @default 'Send the link' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Sending...' */
  submitBusyLabel: string;
  /**
   * Shown after a successful submit. Must not reveal whether an account exists.
   * @default 'If there’s an account with this address, we’ve sent it a link to choose a new password. Check your spam folder, too.'
   */
  success: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to send the link: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Asking for a link needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<PasswordResetMessages>;
}

export interface PasswordResetFormProps<More = unknown> extends FormBaseProps<
  PasswordResetFormContent,
  PasswordResetValues,
  More
> {
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** Links below the button, such as the way back to signing in. @default none */
  footer?: ReactNode;
}

/**
 * Asks for the email address to send a password reset link to. `onSubmit` must return `success`
 * even if no such account exists: an error would tell strangers who has an account.
 */
export function PasswordResetForm<More = unknown>({
  content,
  headingLevel = 1,
  className,
  ...props
}: PasswordResetFormProps<More>) {
  const words = useWords('PasswordResetForm', passwordResetFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { passwordResetSchema } = await import('./PasswordResetForm.schema.ts');
    return passwordResetSchema({ messages: words.messages });
  });

  return (
    <FormPanel
      {...frame}
      className={clsx('rp-PasswordResetForm', className)}
      headingLevel={headingLevel}
    >
      <TextField
        {...field('email')}
        label={words.email}
        {...emailInput}
        autoComplete="username"
        required
      />
      {more}
    </FormPanel>
  );
}
