import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/SignInForm',
  id: 'signinform',
  component: SignInForm,
  args: {
    onSubmit: fn(pending),
    onFirstInteraction: fn(),
    footer: (
      <>
        New here? <Link href="/register">Create an account</Link>
      </>
    ),
  },
});

const { shown, tested } = formStates({
  carded: true,
  title: 'Sign in',
  submitLabel: 'Sign in',
  busy: 'Signing in...',
  fields: [
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'username',
    },
    {
      label: 'Password',
      value: ' correct horse ',
      verbatim: true,
      autocomplete: 'current-password',
    },
  ],
  sent: { email: 'maya@example.com', password: ' correct horse ' },
  wrong: {
    label: 'Email address',
    value: 'maya.example.com',
    message: 'Enter an email address like name@example.com',
  },
  several: {
    errors: [
      ['Email address', 'Enter your email address'],
      ['Password', 'Enter your password'],
    ],
  },
});

export const Default = meta.story({
  decorators: [inCard],
  args: { content: { title: 'Welcome back', text: 'Good to see you again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { content: { text: 'Good to see you again.' }, headingLevel: 2 },
});

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Rejected = meta.story(shown.rejected);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

/** After signing in and leaving the page, a visitor who goes back can submit the form again. */
export const ComesBack = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(async () => ({ status: 'success' as const })) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com');
    const password = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(password, 'correct horse{Enter}');
    const button = await canvas.findByRole('button', { name: 'Signing in...' });
    await waitFor(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await expect(button).toHaveAccessibleName('Sign in');
    });
    await expect(password).toHaveValue('correct horse');
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

/** All text replaced. */
export const German = meta.story({
  args: {
    content: {
      title: 'Anmelden',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      showPasswordLabel: 'Passwort anzeigen',
      hidePasswordLabel: 'Passwort verbergen',
      submitLabel: 'Anmelden',
      submitBusyLabel: 'Wird angemeldet …',
      severalErrors: 'Bitte korrigieren Sie:',
      messages: { emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein' },
    },
    footer: undefined,
  },
});

export const GermanErrors = German.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription(
        'Geben Sie Ihre E-Mail-Adresse ein',
      ),
    );
  },
});
