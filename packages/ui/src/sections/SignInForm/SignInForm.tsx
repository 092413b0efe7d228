'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import { emailInput, type FormBaseProps, type FormContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { SignInField, SignInMessages, SignInValues } from './SignInForm.schema.ts';
import { signInFormWords } from './SignInForm.words.ts';

export interface SignInFormContent extends FormContent {
  /** Title of the form and its accessible name. @default 'Sign in' */
  title: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Password' */
  password: string;
  /** Accessible name of the button that shows the password. @default 'Show password' */
  showPasswordLabel?: string;
  /** Accessible name of the button that hides it again. @default 'Hide password' */
  hidePasswordLabel?: string;
  /** Label of the submit button. @default 'Sign in' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Signing in...' */
  submitBusyLabel: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to sign in: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Signing in needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<SignInMessages>;
}

export interface SignInFormProps<
  Name extends SignInField = SignInField,
  More = unknown,
> extends FormBaseProps<SignInFormContent, Pick<SignInValues, Name>, More> {
  /** The built-in fields to show, in this order. @default all */
  fields?: readonly Name[];
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** Links below the button, such as the way to sign up. @default none */
  footer?: ReactNode;
}

/** Asks for an email address and a password, validates them and shows every outcome of a submit. */
export function SignInForm<Name extends SignInField = SignInField, More = unknown>({
  content,
  fields,
  headingLevel = 1,
  className,
  ...props
}: SignInFormProps<Name, More>) {
  const words = useWords('SignInForm', signInFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { signInSchema } = await import('./SignInForm.schema.ts');
    return signInSchema({ fields, messages: words.messages });
  });
  const fieldsByName: Record<SignInField, ReactNode> = {
    email: (
      <TextField
        {...field('email')}
        label={words.email}
        {...emailInput}
        autoComplete="username"
        required
      />
    ),
    password: (
      <PasswordField
        {...field('password')}
        label={words.password}
        showLabel={words.showPasswordLabel}
        hideLabel={words.hidePasswordLabel}
        autoComplete="current-password"
        required
      />
    ),
  };

  return (
    <FormPanel {...frame} className={clsx('rp-SignInForm', className)} headingLevel={headingLevel}>
      {fieldsIn(fieldsByName, fields)}
      {more}
    </FormPanel>
  );
}
