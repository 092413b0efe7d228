'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import { emailInput, type FormPageBaseProps, type ReadyContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { PasswordResetMessages, PasswordResetValues } from './PasswordResetForm.schema.ts';
import { passwordResetFormWords } from './PasswordResetForm.words.ts';

export interface PasswordResetFormContent extends ReadyContent<PasswordResetMessages> {
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Shown after a successful submit. Must not reveal whether an account exists. */
  success?: string | undefined;
}

export type PasswordResetFormProps<More = unknown> = FormPageBaseProps<
  PasswordResetFormContent,
  PasswordResetValues,
  More
>;

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
      <TextField {...field('email')} {...emailInput} autoComplete="username" required />
      {more}
    </FormPanel>
  );
}
