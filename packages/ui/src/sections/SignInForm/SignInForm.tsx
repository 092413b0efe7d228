'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import {
  emailInput,
  type FormPageBaseProps,
  type PasswordToggleContent,
  type ReadyContent,
} from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { SignInField, SignInMessages, SignInValues } from './SignInForm.schema.ts';
import { signInFormWords } from './SignInForm.words.ts';

export interface SignInFormContent extends ReadyContent<SignInMessages>, PasswordToggleContent {
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Label of the field. @default 'Password' */
  password: string;
}

export interface SignInFormProps<
  Name extends SignInField = SignInField,
  More = unknown,
> extends FormPageBaseProps<SignInFormContent, Pick<SignInValues, Name>, More> {
  /** The built-in fields to show, in this order. @default all */
  fields?: readonly Name[] | undefined;
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
    email: <TextField {...field('email')} {...emailInput} autoComplete="username" required />,
    password: (
      <PasswordField
        {...field('password')}
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
