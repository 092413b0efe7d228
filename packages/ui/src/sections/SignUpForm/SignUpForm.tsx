'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AccountType } from '../../lib/account-types.ts';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import {
  emailInput,
  type FormPageBaseProps,
  type PasswordToggleContent,
  type ReadyContent,
} from '../../forms/form-content.ts';
import type { Named } from '../../lib/form-schema.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { NewPasswordField } from '../../primitives/controls/NewPasswordField/NewPasswordField.tsx';
import type { PasswordAdviceText } from '../../primitives/controls/NewPasswordField/PasswordAdvice.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { SignUpField, SignUpMessages, SignUpValues } from './SignUpForm.schema.ts';
import { signUpFormWords } from './SignUpForm.words.ts';

export interface SignUpFormContent<UserType extends string = string>
  extends ReadyContent<SignUpMessages>, PasswordToggleContent {
  /** Label of the field. @default 'Full name' */
  fullName: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Password' */
  password: string;
  /** Hint for the password field. @default none */
  passwordHint?: string | undefined;
  /** Advice on the password, by its strength. @default English sentences */
  passwordAdvice?: Partial<PasswordAdviceText> | undefined;
  /** Label of the field. @default 'Confirm password' */
  confirmPassword: string;
  /** Question that labels the choices. @default 'Account type' */
  userType: string;
  /** The types of account to choose from. @default none: the form does not ask */
  userTypes?: readonly AccountType<UserType>[] | undefined;
}

export interface SignUpFormProps<
  UserType extends string = never,
  Name extends SignUpField = SignUpField,
  More = unknown,
> extends FormPageBaseProps<
  SignUpFormContent<UserType>,
  Named<SignUpValues<UserType>, Name>,
  More
> {
  /** The built-in fields to show, in this order. @default all */
  fields?: readonly Name[] | undefined;
  /** A sentence below the button about what the visitor agrees to, with links. @default none */
  note?: ReactNode;
}

/**
 * Asks for a name, an email address, a password (twice) and, with `content.userTypes`, an account
 * type. Validates them and submits once.
 */
export function SignUpForm<
  UserType extends string = never,
  Name extends SignUpField = SignUpField,
  More = unknown,
>({
  content,
  fields,
  headingLevel = 1,
  className,
  ...props
}: SignUpFormProps<UserType, Name, More>) {
  const words = useWords('SignUpForm', signUpFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { signUpSchema } = await import('./SignUpForm.schema.ts');
    const userTypes = words.userTypes?.map(({ value }) => value);
    return signUpSchema({ fields, userTypes, messages: words.messages });
  });
  const toggleLabels = { showLabel: words.showPasswordLabel, hideLabel: words.hidePasswordLabel };
  const fieldsByName: Record<SignUpField, ReactNode> = {
    fullName: <TextField {...field('fullName')} autoComplete="name" required />,
    email: <TextField {...field('email')} {...emailInput} autoComplete="email" required />,
    password: (
      <NewPasswordField
        {...field('password', { deps: 'confirmPassword' })}
        {...toggleLabels}
        advice={words.passwordAdvice}
        required
      />
    ),
    confirmPassword: (
      <PasswordField
        {...field('confirmPassword')}
        {...toggleLabels}
        autoComplete="new-password"
        required
      />
    ),
    userType: words.userTypes && (
      <RadioCards {...frame.form.controlled('userType')} legend={words.userType} required>
        {words.userTypes?.map((type, index) => (
          <RadioCard key={index} {...type} />
        ))}
      </RadioCards>
    ),
  };

  return (
    <FormPanel {...frame} className={clsx('rp-SignUpForm', className)} headingLevel={headingLevel}>
      {fieldsIn(fieldsByName, fields)}
      {more}
    </FormPanel>
  );
}
