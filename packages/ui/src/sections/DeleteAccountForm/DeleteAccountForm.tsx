'use client';
import { clsx } from 'clsx';
import type { HeadingLevel } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import type { FormBaseProps, FormContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import type { DeleteAccountMessages, DeleteAccountValues } from './DeleteAccountForm.schema.ts';
import { deleteAccountFormWords } from './DeleteAccountForm.words.ts';

export interface DeleteAccountFormContent extends FormContent {
  /** Title of the form and its accessible name. @default 'Delete your account' */
  title: string;
  /**
   * Below the title: what is deleted, when, and that it cannot be undone.
   * @default 'This deletes your account and everything in it right away. You can’t undo it.'
   */
  text?: string;
  /** Label of the field. @default 'Password' */
  password: string;
  /** Hint for the password field. @default 'Enter your password to confirm it’s you.' */
  passwordHint?: string;
  /** Accessible name of the button that shows the password. @default 'Show password' */
  showPasswordLabel?: string;
  /** Accessible name of the button that hides it again. @default 'Hide password' */
  hidePasswordLabel?: string;
  /** Label of the submit button. @default 'Delete my account' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Deleting...' */
  submitBusyLabel: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to delete your account: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Deleting needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<DeleteAccountMessages>;
}

export interface DeleteAccountFormProps<More = unknown> extends FormBaseProps<
  DeleteAccountFormContent,
  DeleteAccountValues,
  More
> {
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Asks for the password again, then deletes the account. */
export function DeleteAccountForm<More = unknown>({
  content,
  className,
  ...props
}: DeleteAccountFormProps<More>) {
  const words = useWords('DeleteAccountForm', deleteAccountFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { deleteAccountSchema } = await import('./DeleteAccountForm.schema.ts');
    return deleteAccountSchema({ messages: words.messages });
  });

  return (
    <FormPanel {...frame} className={clsx('rp-DeleteAccountForm', className)}>
      <PasswordField
        {...field('password')}
        label={words.password}
        hint={words.passwordHint}
        showLabel={words.showPasswordLabel}
        hideLabel={words.hidePasswordLabel}
        autoComplete="current-password"
        required
      />
      {more}
    </FormPanel>
  );
}
