import { expect, userEvent, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ServiceError } from '../session/backend.ts';
import { pageParameters, people, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Register',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/register' },
});

type Canvas = ReturnType<typeof within>;

async function signUp(canvas: Canvas, email = 'cleo@example.com') {
  await userEvent.type(await canvas.findByLabelText('Full Name'), 'Cleo Marsh');
  await userEvent.type(canvas.getByLabelText('Email address'), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'tangerine');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'tangerine');
  await userEvent.click(canvas.getByRole('radio', { name: "I'm an Influencer" }));
  await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
}

const denied = new ServiceError(
  'permission-denied',
  'Request failed with error: Missing or insufficient permissions.',
);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' });
  },
});

/** The email address already has an account. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    await signUp(canvas, people.brand.email);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('There’s already an account with this email address.');
    await expect(alert).toHaveTextContent('Email already in use.');
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Cleo Marsh');
  },
});

/** The account is created but not its profile: the alert says what to do, and the input is kept. */
export const ProfileWriteFails = meta.story({
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

export const UnexpectedException = meta.story({
  args: { backend: { failures: { createAccount: new TypeError('the network layer is gone') } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create an account: the network layer is gone',
    );
  },
});

export const Busy = meta.story({
  args: { backend: { delays: { createAccount: 600_000 } } },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await canvas.findByRole('button', { name: 'Creating Account...' });
  },
});

/** Only the verification email fails: the sign-up succeeds, and the dashboard offers a resend. */
export const VerificationMailFails = meta.story({
  args: {
    backend: {
      failures: { sendVerification: new ServiceError('auth/too-many-requests', 'Slow down.') },
    },
  },
  play: async ({ canvas }) => {
    await signUp(canvas);
    const again = await canvas.findByRole('button', { name: 'Send it again' });
    await userEvent.click(again);
    await canvas.findByText(/Too many attempts/);
  },
});
