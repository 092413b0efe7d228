import { expect, userEvent, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ServiceError } from '../session/backend.ts';
import { pageParameters, people, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Login',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/login' },
});

type Canvas = ReturnType<typeof within>;

async function signIn(canvas: Canvas, email: string, password: string) {
  await userEvent.type(await canvas.findByLabelText('Email address'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});

/** A plain message and the service's own text. The input is kept. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand.email, 'wrong horse');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'That email address and password don’t match an account.',
    );
    await expect(alert).toHaveTextContent('Invalid credential.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong horse');
  },
});

export const Unreachable = meta.story({
  args: {
    backend: {
      failures: {
        signIn: new ServiceError(
          'auth/network-request-failed',
          'Firebase: Error (auth/network-request-failed).',
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand.email, people.brand.password);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t connect.');
  },
});

/** An unexpected exception: its message, verbatim. */
export const UnexpectedException = meta.story({
  args: { backend: { failures: { signIn: new TypeError('the network layer is gone') } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand.email, people.brand.password);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to sign in: the network layer is gone',
    );
  },
});

export const Busy = meta.story({
  args: { backend: { delays: { signIn: 600_000 } } },
  play: async ({ canvas }) => {
    await signIn(canvas, people.brand.email, people.brand.password);
    await canvas.findByRole('button', { name: 'Signing in...' });
  },
});

/** Signs in and continues to the dashboard. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await signIn(canvas, people.influencer.email, people.influencer.password);
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
  },
});

/** A signed-in visitor is sent to the dashboard. */
export const SignedIn = meta.story({
  args: { session: 'brand' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
  },
});

/** The service has ended the session, or the visitor on another device. */
export const EndedElsewhere = meta.story({
  args: { session: 'brand', ended: 'revoked' },
  play: async ({ canvas }) => {
    await canvas.findByText(/ended on another device/);
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});

export const EndedIdle = meta.story({
  args: { session: 'brand', ended: 'idle' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText(/weren’t active for a while/);
  },
});

export const EndedAtLimit = meta.story({
  args: { session: 'brand', ended: 'expired' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText(/reached its time limit/);
  },
});
