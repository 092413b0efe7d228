import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ServiceError } from '../session/backend.ts';
import { pageParameters, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

/** The spinner, normally shown for one second. Here the profile never arrives, so it stays. */
export const Loading = meta.story({
  args: { session: 'brand', confirmLimit: 0, backend: { delays: { readProfile: 600_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your dashboard');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const Brand = meta.story({
  args: { session: 'brand' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
    await expect(canvas.getByRole('button', { name: 'View Analytics' })).toBeVisible();
  },
});

export const Influencer = meta.story({
  args: { session: 'influencer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
    await expect(canvas.getByRole('button', { name: 'Edit Portfolio' })).toBeVisible();
  },
});

/** An account whose profile was never written. One answer completes it. */
export const NoProfile = meta.story({
  args: { session: 'untyped' },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: "I'm a Brand" });
  },
});

export const CompletesProfile = meta.story({
  args: { session: 'untyped' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Noah Adeyemi');
    await userEvent.click(canvas.getByRole('radio', { name: "I'm a Brand" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
  },
});

/** Opens the account panel as a visitor would. */
async function openPanel(canvas: { findByRole: typeof screen.findByRole }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
  return within(await screen.findByRole('dialog', { name: 'Your account' }));
}

/** What is stored about the visitor, in a panel behind the header. */
export const AccountPanel = meta.story({
  args: { session: 'influencer' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getAllByRole('definition')[1]).toHaveTextContent('maya@example.com');
    await expect(panel.getByLabelText('Full Name')).toHaveValue('Maya Lindqvist');
  },
});

/** A new name shows at once in the panel and in the welcome behind it. */
export const ChangesName = meta.story({
  args: { session: 'influencer' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    const name = panel.getByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Maya Lind{Enter}');
    await panel.findByText('Your name has been changed.');
    await expect(panel.getAllByRole('definition')[0]).toHaveTextContent('Maya Lind');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/^Welcome, Maya Lind\./)).toBeVisible();
  },
});

/** The record cannot be read at the moment, so there is nothing to download. */
export const DownloadFails = meta.story({
  args: {
    session: 'brand',
    backend: { failures: { readProfile: new ServiceError('unavailable', '') } },
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Download' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('We couldn’t get your data.');
    await expect(panel.queryByLabelText('Full Name')).toBeNull();
  },
});

export const WrongPassword = meta.story({
  args: { session: 'brand' },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.type(panel.getByLabelText('Password', { exact: true }), 'wrong{Enter}');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'That password doesn’t match this account.',
    );
  },
});

/** The record is deleted but the account is not: the visitor can try again. */
export const DeletedHalfway = meta.story({
  args: {
    session: 'brand',
    backend: { failures: { deleteAccount: new ServiceError('auth/internal-error', '') } },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.type(panel.getByLabelText('Password', { exact: true }), 'correct horse{Enter}');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Your profile was deleted, but your account wasn’t',
    );
    await expect(panel.queryByLabelText('Full Name')).toBeNull();
    await expect(panel.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  },
});

/** Once the account is deleted, the sign-in page says so. */
export const DeletesAccount = meta.story({
  args: { session: 'brand' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.type(panel.getByLabelText('Password', { exact: true }), 'correct horse{Enter}');
    await canvas.findByText('Your account and your profile have been deleted.');
  },
});

/** The session is known but its profile is still loading: the spinner stays and no error appears. */
export const ReadingProfile = meta.story({
  args: { session: 'brand', confirmLimit: 0, backend: { delays: { readProfile: 600_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your dashboard');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(canvas.getByText('Loading your dashboard')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** The user type is unknown: the profile cannot be read and this browser has not stored a type. */
export const UnreadProfile = meta.story({
  args: {
    session: 'brand',
    backend: { failures: { readProfile: new ServiceError('unknown', 'Failed to fetch') } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Error' });
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/We still couldn’t load your profile/);
  },
});

export const LogsOut = meta.story({
  args: { session: 'brand' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});

/** The guard redirects signed-out visitors. */
export const SignedOut = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});
