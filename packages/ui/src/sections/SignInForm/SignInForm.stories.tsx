import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
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

const states = formStates({
  title: 'Sign in',
  submitLabel: 'Sign in',
  busy: 'Signing in...',
  fields: [
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'username',
      missing: 'Enter your email address',
    },
    {
      label: 'Password',
      value: ' correct horse ',
      verbatim: true,
      autocomplete: 'current-password',
      missing: 'Enter your password',
    },
  ],
  sent: { email: 'maya@example.com', password: ' correct horse ' },
  wrong: {
    label: 'Email address',
    value: 'maya@example',
    message: 'Enter an email address like name@example.com',
  },
  several: {
    errors: [
      ['Email address', 'Enter your email address'],
      ['Password', 'Enter your password'],
    ],
  },
  failure: 'Failed to sign in',
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { content: { text: 'Good to see you again.' }, headingLevel: 2 },
});

export const Empty = meta.story({ ...states.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...states.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(states.invalidOne);

export const InvalidSeveral = meta.story(states.invalidSeveral);

export const Submitting = meta.story(states.submitting);

export const Rejected = meta.story(states.rejected);

export const RejectedField = meta.story({ ...states.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(states.offline);

export const Thrown = meta.story(states.thrown);

export const Slow = meta.story({ ...states.slow, tags: ['behavior'] });

export const Success = meta.story(states.success);

export const Pasted = meta.story({ ...states.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...states.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...states.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...states.announcements, tags: ['behavior'] });

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

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: { title: LONG.title, text: LONG.text, email: LONG.label, submitLabel: LONG.label },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

export const Narrow = meta.story({
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription(
        'Geben Sie Ihre E-Mail-Adresse ein',
      ),
    );
  },
});

/** Two on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(SignInForm), tags: ['behavior'] });
