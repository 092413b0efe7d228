import { FirebaseError } from 'firebase/app';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER, people, unreachable } from '../story-sessions.tsx';
import { expectError, fill, pageParameters, shown, StorySite, type Finds } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Account/Login',
  id: 'pages-login',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/login' },
});

async function signIn(canvas: Finds, { email, password }: { email: string; password: string }) {
  await fill(canvas, { 'Email address': email, Password: password });
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** The form. Signed-in visitors are led to the dashboard. */
export const Default = meta.story({ play: shown });

/** Email address and password are required. */
export const FieldsMissing = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expectError(canvas, 'Enter your email address');
    await expectError(canvas, 'Enter your password');
  },
});

/** While the service checks the password. */
export const Busy = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { delays: { signIn: NEVER } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand);
    await canvas.findByRole('button', { name: 'Signing in...' });
  },
});

/** A plain message and the service's own text. The input is kept. */
export const Rejected = meta.story({
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await signIn(canvas, { ...people.brand, password: 'wrong horse' });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'That email address and password don’t match an account.',
    );
    await expect(alert).toHaveTextContent('Invalid credential.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong horse');
  },
});

/** The service gives no text of its own, so the product's takes its place. */
export const RejectedWithoutText = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { signIn: new FirebaseError('auth/internal-error', '') } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong on our end.');
    await expect(alert).toHaveTextContent('Failed to sign in');
  },
});

/** The connection is down. */
export const Unreachable = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: unreachable } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t connect.');
  },
});

/** An unexpected exception: its message, verbatim. */
export const UnexpectedException = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { signIn: new Error('the network layer is gone') } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to sign in: the network layer is gone',
    );
  },
});

/** An unexpected exception without a message. */
export const UnknownError = meta.story({
  globals: { session: 'signedOut' },
  args: { backend: { failures: { signIn: new Error('') } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to sign in: Unknown error',
    );
  },
});

/** Signs in and continues to the dashboard. */
export const Succeeds = meta.story({
  globals: { session: 'signedOut' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await signIn(canvas, people.influencer);
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
  },
});

/** A signed-in visitor is sent to the dashboard. */
export const SignedIn = meta.story({
  globals: { session: 'brand' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
  },
});
