import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG, SHORT, inCard } from '#stories/fixtures.tsx';
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
    value: 'maya.example.com',
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
  decorators: [inCard],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { content: { text: 'Good to see you again.' }, headingLevel: 2 },
});

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(shown.invalidOne);

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const RejectedField = meta.story({ ...tested.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(shown.offline);

export const Thrown = meta.story(shown.thrown);

export const Slow = meta.story({ ...tested.slow, tags: ['behavior'] });

export const Success = meta.story(shown.success);

export const Pasted = meta.story({ ...tested.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...tested.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...tested.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...tested.announcements, tags: ['behavior'] });

export const CorrectsOne = meta.story({ ...tested.correctsOne, tags: ['behavior'] });

export const CorrectsSeveral = meta.story({ ...tested.correctsSeveral, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const KeepsInput = meta.story({ ...tested.keepsInput, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

export const Succeeds = meta.story({ ...tested.succeeds, tags: ['behavior'] });

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

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(SignInForm), tags: ['behavior'] });
