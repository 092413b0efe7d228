'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import {
  emailInput,
  formContent,
  type FormBaseProps,
  type FormContent,
} from '../../primitives/FormPanel/form-content.ts';
import { FormPanel } from '../../primitives/FormPanel/FormPanel.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import {
  signInMessages,
  signInSchema,
  type SignInMessages,
  type SignInValues,
} from './SignInForm.schema.ts';

export interface SignInFormContent extends FormContent {
  /** @default 'Sign in' */
  title: string;
  /** @default 'Email address' */
  email: string;
  /** @default 'Password' */
  password: string;
  /** @default 'Show password' */
  showPassword: string;
  /** @default 'Hide password' */
  hidePassword: string;
  /** @default 'Sign in' */
  submit: string;
  /** @default 'Signing in...' */
  submitBusy: string;
  /** @default 'Failed to sign in: {message}' */
  unexpected: string;
  /** @default 'Signing in needs JavaScript. Turn it on, then reload this page.' */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<SignInMessages>;
}

const defaultContent: SignInFormContent = {
  ...formContent,
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitBusy: 'Signing in...',
  unexpected: 'Failed to sign in: {message}',
  noScript: 'Signing in needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface SignInFormProps extends FormBaseProps<SignInFormContent, SignInValues> {
  /** Rank of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** Stands under the button: the way to sign up. @default nothing */
  links?: ReactNode;
}

/** Email address and password, validated, sent once, with every outcome shown in place. */
export function SignInForm({
  content,
  onSubmit,
  headingLevel = 1,
  className,
  ...rest
}: SignInFormProps) {
  const words = { ...defaultContent, ...content };
  const form = useSubmit<SignInValues>({
    schema: () => signInSchema({ ...signInMessages, ...words.messages }),
    names: ['email', 'password'],
    onSubmit,
    content: words,
  });

  return (
    <FormPanel
      {...rest}
      className={clsx('rp-SignInForm', className)}
      form={form}
      content={words}
      headingLevel={headingLevel}
    >
      <TextField
        {...form.field('email')}
        label={words.email}
        {...emailInput}
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
        required
      />
    </FormPanel>
  );
}
