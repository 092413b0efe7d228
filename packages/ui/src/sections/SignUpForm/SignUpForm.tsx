'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import type { FormResult } from '../../lib/form-result.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { FormStatus } from '../../primitives/Form/FormStatus.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import {
  RadioCard,
  RadioCards,
  type RadioCardProps,
} from '../../primitives/RadioCards/RadioCards.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import {
  signUpMessages,
  signUpSchema,
  type SignUpMessages,
  type SignUpValues,
} from './SignUpForm.schema.ts';

/** A kind of account that one can choose. */
export interface AccountType<UserType extends string = string> extends Pick<
  RadioCardProps,
  'label' | 'hint' | 'accent'
> {
  value: UserType;
}

export interface SignUpFormContent<UserType extends string = string> {
  /** @default 'Create your account' */
  title: string;
  /** A sentence under the title. @default none */
  text?: string;
  /** @default 'Full Name' */
  fullName: string;
  /** @default 'Email address' */
  email: string;
  /** @default 'Password' */
  password: string;
  /** Help under the password's label. @default none */
  passwordHint?: string;
  /** @default 'Confirm Password' */
  confirmPassword: string;
  /** @default 'Show password' */
  showPassword: string;
  /** @default 'Hide password' */
  hidePassword: string;
  /** The question of the choice. @default 'Account type' */
  userType: string;
  /** The choices. @default 'influencer' and 'brand': "I'm an Influencer", "I'm a Brand" */
  userTypes: readonly AccountType<UserType>[];
  /** @default 'Create Account' */
  submit: string;
  /** @default 'Creating Account...' */
  submitBusy: string;
  /** Stands over several errors. @default 'Please correct the following:' */
  severalErrors: string;
  /** What to say when `onSubmit` throws. @default 'Failed to create an account' */
  unexpected: string;
  /** Shown where scripts are off. @default 'Signing up needs JavaScript. Turn it on, then reload this page.' */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<SignUpMessages>;
}

const defaultContent: SignUpFormContent<'influencer' | 'brand'> = {
  title: 'Create your account',
  fullName: 'Full Name',
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  userType: 'Account type',
  userTypes: [
    {
      value: 'influencer',
      label: "I'm an Influencer",
      hint: 'I create content.',
      accent: 'creator',
    },
    { value: 'brand', label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
  ],
  submit: 'Create Account',
  submitBusy: 'Creating Account...',
  severalErrors: 'Please correct the following:',
  unexpected: 'Failed to create an account',
  noScript: 'Signing up needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface SignUpFormProps<UserType extends string = 'influencer' | 'brand'> extends Omit<
  ComponentProps<'section'>,
  'content' | 'onSubmit' | 'children'
> {
  /** Words and choices to replace; the others keep their defaults. */
  content?: Partial<SignUpFormContent<UserType>>;
  /**
   * Called with valid values, once per press. `error` shows its message in the alert, `invalid` at the
   * fields; `success` without a message keeps the form busy until the site replaces it.
   */
  onSubmit: (values: SignUpValues<UserType>) => Promise<FormResult<SignUpValues<UserType>>>;
  /** Filled in from the start, such as an account type that a link has named. */
  defaultValues?: Partial<SignUpValues<UserType>>;
  /** Called once, at the first focus or touch: the moment to load the backend. */
  onFirstInteraction?: () => void;
  /** Rank of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** Stands under the button: the way to sign in. */
  links?: ReactNode;
}

/** Name, email address, password twice and the kind of account; validated, sent once. */
export function SignUpForm<UserType extends string = 'influencer' | 'brand'>({
  content,
  onSubmit,
  defaultValues,
  onFirstInteraction,
  headingLevel = 1,
  links,
  className,
  ...rest
}: SignUpFormProps<UserType>) {
  const titleId = useId();
  const words = { ...(defaultContent as SignUpFormContent), ...content };
  const form = useSubmit<SignUpValues<UserType>>({
    schema: () =>
      signUpSchema(
        words.userTypes.map(({ value }) => value as UserType),
        { ...signUpMessages, ...words.messages },
      ),
    names: ['fullName', 'email', 'password', 'confirmPassword', 'userType'],
    defaultValues,
    dependents: { password: ['confirmPassword'] },
    onSubmit,
    unexpected: words.unexpected,
  });
  const toggleLabels = { showLabel: words.showPassword, hideLabel: words.hidePassword };

  return (
    <section {...rest} className={clsx('rp-SignUpForm', className)} aria-labelledby={titleId}>
      <Heading id={titleId} level={headingLevel} size="3xl">
        {words.title}
      </Heading>
      {words.text && <Text tone="quiet">{words.text}</Text>}
      <Form
        onSubmit={form.submit}
        onFirstInteraction={onFirstInteraction}
        noScriptText={words.noScript}
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
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValues?.email}
          required
        />
        <PasswordField
          {...form.field('password')}
          {...toggleLabels}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
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
        <FormStatus key={form.attempt} {...form.status} severalTitle={words.severalErrors} />
        <Button type="submit" size="lg" block busy={form.busy} busyLabel={words.submitBusy}>
          {words.submit}
        </Button>
      </Form>
      {links && <div className="rp-SignUpForm-links">{links}</div>}
    </section>
  );
}
