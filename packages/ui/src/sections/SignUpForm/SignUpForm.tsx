'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { accountTypes, type AccountType } from '../../lib/account-types.ts';
import type { HeadingLevel } from '../../lib/content.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import {
  emailInput,
  formContent,
  type FormBaseProps,
  type FormContent,
} from '../../forms/FormPanel/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { NewPasswordField } from '../../primitives/controls/NewPasswordField/NewPasswordField.tsx';
import type { PasswordAdviceText } from '../../primitives/controls/NewPasswordField/PasswordAdvice.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { SignUpMessages, SignUpValues } from './SignUpForm.schema.ts';

export interface SignUpFormContent<UserType extends string = string> extends FormContent {
  /** Title of the form and its accessible name. @default 'Create your account' */
  title: string;
  /** Label of the field. @default 'Full Name' */
  fullName: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Password' */
  password: string;
  /** Hint for the password field. @default none */
  passwordHint?: string;
  /** Advice on the password, by its strength. @default English sentences */
  passwordAdvice?: Partial<PasswordAdviceText>;
  /** Label of the field. @default 'Confirm Password' */
  confirmPassword: string;
  /** Accessible name of the button that shows the password. @default 'Show password' */
  showPasswordLabel: string;
  /** Accessible name of the button that hides it again. @default 'Hide password' */
  hidePasswordLabel: string;
  /** Question that labels the choices. @default 'Account type' */
  userType: string;
  /** The choices. @default 'influencer' and 'brand': "I'm an Influencer", "I'm a Brand" */
  userTypes: readonly AccountType<UserType>[];
  /** Label of the submit button. @default 'Create Account' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Creating Account...' */
  submitBusyLabel: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to create an account: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Signing up needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<SignUpMessages>;
}

const defaultContent: SignUpFormContent<'influencer' | 'brand'> = {
  ...formContent,
  title: 'Create your account',
  fullName: 'Full Name',
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  showPasswordLabel: 'Show password',
  hidePasswordLabel: 'Hide password',
  userType: 'Account type',
  userTypes: accountTypes,
  submitLabel: 'Create Account',
  submitBusyLabel: 'Creating Account...',
  unexpected: 'Failed to create an account: {message}',
  noScript: 'Signing up needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface SignUpFormProps<
  UserType extends string = 'influencer' | 'brand',
> extends FormBaseProps<SignUpFormContent<UserType>, SignUpValues<UserType>> {
  /**
   * Initial values, such as the account type from a link; never a password.
   * @default none
   */
  defaultValues?: Partial<Pick<SignUpValues<UserType>, 'fullName' | 'email' | 'userType'>>;
  /** Heading level of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** A sentence below the button: what creating an account agrees to, with links. @default none */
  note?: ReactNode;
  /** Links below the button, such as the way to sign in. @default none */
  footer?: ReactNode;
}

/** Asks for a name, an email address, a password (twice) and an account type, validates them and submits once. */
export function SignUpForm<UserType extends string = 'influencer' | 'brand'>({
  content,
  onSubmit,
  defaultValues,
  headingLevel = 1,
  className,
  ...rest
}: SignUpFormProps<UserType>) {
  const words = { ...(defaultContent as SignUpFormContent), ...content };
  const form = useSubmit<SignUpValues<UserType>>({
    schema: async () => {
      const { signUpMessages, signUpSchema } = await import('./SignUpForm.schema.ts');
      const values = words.userTypes.map(({ value }) => value as UserType);
      return signUpSchema(values, { ...signUpMessages, ...words.messages });
    },
    names: ['fullName', 'email', 'password', 'confirmPassword', 'userType'],
    defaultValues,
    dependents: { password: ['confirmPassword'] },
    onSubmit,
    content: words,
  });
  const toggleLabels = { showLabel: words.showPasswordLabel, hideLabel: words.hidePasswordLabel };

  return (
    <FormPanel
      {...rest}
      className={clsx('rp-SignUpForm', className)}
      form={form}
      content={words}
      headingLevel={headingLevel}
    >
      <TextField
        {...form.field('fullName')}
        label={words.fullName}
        autoComplete="name"
        defaultValue={defaultValues?.fullName}
        required
      />
      <TextField
        {...form.field('email')}
        label={words.email}
        {...emailInput}
        autoComplete="email"
        defaultValue={defaultValues?.email}
        required
      />
      <NewPasswordField
        {...form.field('password')}
        {...toggleLabels}
        label={words.password}
        hint={words.passwordHint}
        advice={words.passwordAdvice}
        required
      />
      <PasswordField
        {...form.field('confirmPassword')}
        {...toggleLabels}
        label={words.confirmPassword}
        autoComplete="new-password"
        required
      />
      <RadioCards
        {...form.field('userType')}
        legend={words.userType}
        defaultValue={defaultValues?.userType}
        required
      >
        {words.userTypes.map((type) => (
          <RadioCard key={type.value} {...type} />
        ))}
      </RadioCards>
    </FormPanel>
  );
}
