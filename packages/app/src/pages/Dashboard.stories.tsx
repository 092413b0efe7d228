import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ServiceError } from '../session/backend.ts';
import { pageParameters, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard',
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
    await userEvent.click(await canvas.findByRole('radio', { name: "I'm a Brand" }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
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
