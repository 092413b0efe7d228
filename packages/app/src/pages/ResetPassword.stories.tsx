import { FirebaseError } from 'firebase/app';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER, people, unreachable } from '../story-sessions.tsx';
import { expectError, fill, pageParameters, StorySite, type Finds } from '../StorySite.tsx';

/** “Forgot password?” on the sign-in page. */
const meta = preview.meta({
  title: 'Pages/Account/Reset password',
  id: 'pages-reset-password',
  globals: { theme: 'rapport', session: 'signedOut' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/login' },
});

/** Types an address into the sign-in form and opens the other. */
async function forget(canvas: Finds, email = people.brand.email) {
  await fill(canvas, { 'Email address': email });
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
  await canvas.findByRole('heading', { level: 1, name: 'Reset your password' });
}

async function send(canvas: Finds, email?: string) {
  await forget(canvas, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

/** The form takes over the address that the visitor has typed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await forget(canvas);
    await expect(canvas.getByLabelText('Email address')).toHaveValue(people.brand.email);
  },
});

/** The address is required. */
export const AddressMissing = meta.story({
  play: async ({ canvas }) => {
    await send(canvas, '');
    await expectError(canvas, 'Enter your email address');
  },
});

/** While the link is being sent. */
export const Busy = meta.story({
  args: { backend: { delays: { sendPasswordReset: NEVER } } },
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByRole('button', { name: 'Sending...' });
  },
});

/** The same answer whether or not there is an account. */
export const Sent = meta.story({
  play: async ({ canvas }) => {
    await send(canvas, 'nobody@example.com');
    await canvas.findByText(/^If there’s an account with this address/);
  },
});

/** The service has had too many requests from this visitor. */
export const TooMany = meta.story({
  args: {
    backend: {
      failures: {
        sendPasswordReset: new FirebaseError('auth/too-many-requests', 'Slow down.'),
      },
    },
  },
  play: async ({ canvas }) => {
    await send(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t send the link. Too many attempts.');
    await expect(alert).not.toHaveTextContent('Slow down.');
  },
});

/** The connection is down. */
export const Unreachable = meta.story({
  args: { backend: { failures: unreachable } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t send the link. We couldn’t connect.',
    );
  },
});

/** Back at the sign-in form, the address typed last is still there. */
export const GoesBack = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await forget(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toHaveFocus());
    await fill(canvas, { 'Email address': people.influencer.email });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
    await expect(canvas.getByLabelText('Email address')).toHaveValue(people.influencer.email);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus(),
    );
  },
});
