'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import type {
  FormBaseProps,
  PasswordToggleContent,
  ReadyContent,
} from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import type { DeleteAccountMessages, DeleteAccountValues } from './DeleteAccountForm.schema.ts';
import { deleteAccountFormWords } from './DeleteAccountForm.words.ts';

export interface DeleteAccountFormContent
  extends ReadyContent<DeleteAccountMessages>, PasswordToggleContent {
  /** Below the title: what is deleted, when, and that it cannot be undone. */
  text?: string | undefined;
  /** Label of the field. @default 'Password' */
  password: string;
  /** Hint for the password field. @default 'Enter your password to confirm it’s you.' */
  passwordHint?: string | undefined;
}

export type DeleteAccountFormProps<More = unknown> = FormBaseProps<
  DeleteAccountFormContent,
  DeleteAccountValues,
  More
>;

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
        showLabel={words.showPasswordLabel}
        hideLabel={words.hidePasswordLabel}
        autoComplete="current-password"
        required
      />
      {more}
    </FormPanel>
  );
}
