import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Never settles: the request is on its way. */
const pending = () => new Promise<never>(() => {});

const meta = preview.meta({
  title: 'Sections/SignInForm',
  component: SignInForm,
  args: {
    onSubmit: fn(pending),
    onFirstInteraction: fn(),
    links: (
      <>
        New here? <Link href="/register">Create an account</Link>
      </>
    ),
  },
});

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByLabelText('Email address');
const password = (canvas: Canvas) => canvas.getByLabelText('Password', { exact: true });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: /^Sign(ing)? in/ });

async function fill(canvas: Canvas) {
  await userEvent.type(email(canvas), 'maya@example.com');
  await userEvent.type(password(canvas), 'correct horse');
}

export const Default = meta.story();

export const Playground = meta.story({
  args: { content: { text: 'Good to see you again.' }, headingLevel: 2 },
});

export const Filling = meta.story({
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(args.onFirstInteraction).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email(canvas)).toHaveAttribute('autocomplete', 'username');
    await expect(password(canvas)).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** The focus goes to the first field; the box above the button lists what to correct. */
export const InvalidSeveral = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(button(canvas));
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(email(canvas)).toHaveAccessibleDescription('Enter your email address');
    await expect(password(canvas)).toHaveAccessibleDescription('Enter your password');
    const box = within(canvasElement.querySelector('.rp-Alert') as HTMLElement);
    await userEvent.click(box.getByRole('link', { name: 'Enter your password' }));
    await expect(password(canvas)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** One error: the box has its words; it goes away while one corrects. */
export const InvalidOne = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(email(canvas), 'maya@example');
    await userEvent.type(password(canvas), 'correct horse{Enter}');
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    const message = 'Enter an email address like name@example.com';
    await expect(email(canvas)).toHaveAccessibleDescription(message);
    await expect(canvasElement.querySelector('.rp-Alert')).toHaveTextContent(message);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email(canvas), '.com');
    await waitFor(() => expect(email(canvas)).toBeValid());
    await expect(canvasElement.querySelector('.rp-Alert')).toBeNull();
  },
});

/** Read on focus, an error is said once; only where the focus does not move does the box say it. */
export const Announcements = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas));
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your email address');
    await expect(email(canvas)).toHaveFocus();
  },
});

/** Busy, read-only, and deaf to a second click or Enter. */
export const Submitting = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(email(canvas), '  maya@example.com ');
    await userEvent.type(password(canvas), ' correct horse ');
    const form = button(canvas).closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await waitFor(() => expect(button(canvas)).toHaveAccessibleName('Signing in...'));
    await userEvent.type(password(canvas), 'x{Enter}');
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maya@example.com',
      password: ' correct horse ',
    });
    for (const field of [email(canvas), password(canvas)]) {
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toBeEnabled();
    }
  },
});

export const SentByEnter = meta.story({
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** What was pasted is sent. */
export const Pasted = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(email(canvas));
    await userEvent.paste('maya@example.com');
    await userEvent.click(password(canvas));
    await userEvent.paste('correct horse');
    await userEvent.click(button(canvas));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'maya@example.com',
        password: 'correct horse',
      }),
    );
  },
});

/** A password manager that fills without an event. */
export const FilledSilently = meta.story({
  play: async ({ canvas, args }) => {
    Object.assign(email(canvas), { value: 'maya@example.com' });
    Object.assign(password(canvas), { value: 'correct horse' });
    await userEvent.click(button(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** A plain sentence and the service's own words; everything typed stays; one may try again. */
export const Rejected = meta.story({
  args: {
    onSubmit: fn(async () => ({
      status: 'error' as const,
      message: 'The email address or the password is wrong.',
      detail: 'Firebase: Error (auth/invalid-credential).',
    })),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(button(canvas));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The email address or the password is wrong.');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(email(canvas)).toHaveValue('maya@example.com');
    await expect(password(canvas)).toHaveValue('correct horse');
    await userEvent.click(button(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const Offline = meta.story({
  args: {
    onSubmit: fn(async () => ({
      status: 'error' as const,
      message: 'There is no connection. Check your network, then try again.',
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(button(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection.');
  },
});

/** An exception ends in the alert, too. */
export const Thrown = meta.story({
  args: {
    onSubmit: fn(async () => {
      throw new Error('The script of the service could not be loaded');
    }),
  },
  beforeEach: () => {
    const { error } = console;
    console.error = () => {};
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(button(canvas));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to sign in');
    await expect(alert).toHaveTextContent('The script of the service could not be loaded');
    await expect(button(canvas)).toHaveAccessibleName('Sign in');
    await expect(password(canvas)).toHaveValue('correct horse');
  },
});

/** The service blames a field. */
export const RejectedField = meta.story({
  args: {
    onSubmit: fn(async () => ({
      status: 'invalid' as const,
      fields: { password: 'This password has expired' },
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await expect(password(canvas)).toHaveAccessibleDescription('This password has expired');
  },
});

/** Success without a message: the form stays busy while the site goes on. */
export const Succeeded = meta.story({
  args: { onSubmit: fn(async () => ({ status: 'success' as const })) },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button(canvas)).toHaveAccessibleName('Signing in...'));
    await userEvent.click(button(canvas));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Every word replaced. */
export const German = meta.story({
  args: {
    content: {
      title: 'Anmelden',
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      showPassword: 'Passwort anzeigen',
      hidePassword: 'Passwort verbergen',
      submit: 'Anmelden',
      submitBusy: 'Wird angemeldet …',
      severalErrors: 'Bitte korrigieren Sie:',
      messages: { emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein' },
    },
    links: undefined,
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
