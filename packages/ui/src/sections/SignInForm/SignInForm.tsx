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
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import {
  signInMessages,
  signInSchema,
  type SignInMessages,
  type SignInValues,
} from './SignInForm.schema.ts';

export interface SignInFormContent {
  /** @default 'Sign in' */
  title: string;
  /** A sentence under the title. @default none */
  text?: string;
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
  /** Stands over several errors. @default 'Please correct the following:' */
  severalErrors: string;
  /** What to say when `onSubmit` throws. @default 'Failed to sign in' */
  unexpected: string;
  /** Shown where scripts are off. @default 'Signing in needs JavaScript. Turn it on, then reload this page.' */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<SignInMessages>;
}

const defaultContent: SignInFormContent = {
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitBusy: 'Signing in...',
  severalErrors: 'Please correct the following:',
  unexpected: 'Failed to sign in',
  noScript: 'Signing in needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface SignInFormProps extends Omit<
  ComponentProps<'section'>,
  'content' | 'onSubmit' | 'children'
> {
  /** Words to replace; the others keep their defaults. */
  content?: Partial<SignInFormContent>;
  /**
   * Called with valid values, once per press. `error` shows its message in the alert, `invalid` at the
   * fields; `success` without a message keeps the form busy until the site replaces it.
   */
  onSubmit: (values: SignInValues) => Promise<FormResult<SignInValues>>;
  /** Called once, at the first focus or touch: the moment to load the backend. */
  onFirstInteraction?: () => void;
  /** Rank of the title. @default 1 */
  headingLevel?: HeadingLevel;
  /** Stands under the button: the way to sign up. */
  links?: ReactNode;
}

/** Email address and password, validated, sent once, with every outcome shown in place. */
export function SignInForm({
  content,
  onSubmit,
  onFirstInteraction,
  headingLevel = 1,
  links,
  className,
  ...rest
}: SignInFormProps) {
  const titleId = useId();
  const words = { ...defaultContent, ...content };
  const form = useSubmit<SignInValues>({
    schema: () => signInSchema({ ...signInMessages, ...words.messages }),
    names: ['email', 'password'],
    onSubmit,
    unexpected: words.unexpected,
  });

  return (
    <section {...rest} className={clsx('rp-SignInForm', className)} aria-labelledby={titleId}>
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
          {...form.field('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
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
        <FormStatus key={form.attempt} {...form.status} severalTitle={words.severalErrors} />
        <Button type="submit" size="lg" block busy={form.busy} busyLabel={words.submitBusy}>
          {words.submit}
        </Button>
      </Form>
      {links && <div className="rp-SignInForm-links">{links}</div>}
    </section>
  );
}
