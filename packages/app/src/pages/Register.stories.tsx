import { FirebaseError } from 'firebase/app';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER, people } from '../story-sessions.tsx';
import { expectError, fill, pageParameters, shown, StorySite, type Finds } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Account/Register',
  id: 'pages-register',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/register' },
});

const cleo = {
  email: 'cleo@example.com',
  password: 'tangerine',
  again: 'tangerine',
  type: "I'm an Influencer",
};

/** Fills in the form and sends it. */
async function signUp(canvas: Finds, changes: Partial<typeof cleo> = {}) {
  const { email, password, again, type } = { ...cleo, ...changes };
  await fill(canvas, {
    'Full Name': 'Cleo Marsh',
    'Email address': email,
    Password: password,
    'Confirm Password': again,
  });
  if (type) await userEvent.click(canvas.getByRole('radio', { name: type }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
}

const denied = new FirebaseError(
  'permission-denied',
  'Request failed with error: Missing or insufficient permissions.',
);

/** The form. Signed-in visitors are led to the dashboard. */
export const Default = meta.story({ play: shown });

/** The form for a visitor who comes from a page for brands. */
export const TypeChosen = meta.story({
  globals: { session: 'signedOut' },
  args: { path: '/register?type=brand' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  },
});

/** Everything is required. */
export const FieldsMissing = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }));
    await expectError(canvas, 'Enter your email address');
    await expectError(canvas, 'Please select account type');
  },
});

/** Only the account type is missing. */
export const NoAccountType = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await signUp(canvas, { type: '' });
    await expectError(canvas, 'Please select account type');
  },
});

/** The second password differs. */
export const PasswordsDiffer = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await signUp(canvas, { again: 'mandarin' });
    await expectError(canvas, 'Passwords do not match');
  },
});

/** While the account is being made. */
export const Busy = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { delays: { createAccount: NEVER } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await canvas.findByRole('button', { name: 'Creating Account...' });
  },
});

/** The email address already has an account. */
export const Rejected = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await signUp(canvas, { email: people.brand.email });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('There’s already an account with this email address.');
    await expect(alert).toHaveTextContent('Email already in use.');
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Cleo Marsh');
  },
});

/** An unexpected exception: its message, verbatim. */
export const UnexpectedException = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { createAccount: new Error('the network layer is gone') } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create an account: the network layer is gone',
    );
  },
});

/** An unexpected exception without a message. */
export const UnknownError = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { createAccount: new Error('') } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create an account: Unknown error',
    );
  },
});

/** The account is created but not its profile: the alert says what to do, and the input is kept. */
export const ProfileWriteFails = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { writeProfile: denied } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Your account was created, but we couldn’t save your profile. Press Create Account again to finish.',
    );
    await expect(alert).toHaveTextContent(denied.message);
    await expect(canvas.getByLabelText('Email address')).toHaveValue('cleo@example.com');
    await expect(canvas.getByRole('radio', { name: "I'm an Influencer" })).toBeChecked();
  },
});

/** Only the verification email fails: the sign-up succeeds, and the dashboard offers a resend. */
export const VerificationMailFails = meta.story({
  globals: { session: 'signedOut' },
  tags: ['behavior', '!autodocs', 'expects-warning'],
  args: {
    backend: {
      failures: { sendVerification: new FirebaseError('auth/too-many-requests', 'Slow down.') },
    },
  },
  play: async ({ canvas }) => {
    await signUp(canvas);
    const again = await canvas.findByRole('button', { name: 'Send it again' });
    await userEvent.click(again);
    await canvas.findByText(/Too many attempts/);
  },
});
