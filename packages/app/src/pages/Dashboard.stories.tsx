import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passTime, stopClock } from '../../../ui/tests/stories/clock.ts';
import { CONFIRM_LIMIT } from '../session/store.ts';
import { NEVER, people, unreachable } from '../story-sessions.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Account/Dashboard',
  id: 'pages-dashboard',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

/**
 * An influencer's dashboard, whatever session the toolbar has, because signed-out visitors have no
 * dashboard. “Any session” follows the toolbar.
 */
export const Default = meta.story({
  globals: { session: 'influencer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
    await expect(canvas.getByRole('button', { name: 'Edit Portfolio' })).toBeVisible();
  },
});

/** A brand's dashboard. */
export const Brand = meta.story({
  globals: { session: 'brand' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
    await expect(canvas.getByRole('button', { name: 'View Analytics' })).toBeVisible();
  },
});

/** The email address is confirmed: nothing is missing. */
export const Verified = meta.story({
  globals: { session: 'brand' },
  args: { backend: { signedIn: people.verified.email } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
    await expect(canvas.getByRole('link', { name: 'See packages' })).toBeVisible();
    await expect(canvas.queryByText('Confirm your email')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Resend the link' })).toBeNull();
  },
});

/**
 * The spinner in the page's frame, normally shown for one second. Here the profile never arrives, so
 * it stays.
 */
export const Loading = meta.story({
  globals: { session: 'brand' },
  args: { confirmLimit: 0, backend: { delays: { readProfile: NEVER } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your dashboard');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** Shown after a sign-up whose verification email could not be sent. */
export const VerificationMailFailed = meta.story({
  globals: { session: 'mailFailed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send it again' })).toBeVisible();
    await expect(
      canvas.getByText(/we couldn’t send the email that confirms your address/),
    ).toBeVisible();
  },
});

/** The user type is unknown: the profile cannot be read and this browser has not stored a type. */
export const UnreadProfile = meta.story({
  globals: { session: 'profileUnread' },
  tags: ['expects-warning'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Error' });
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/We still couldn’t load your profile/);
  },
});

/** The profile cannot be read, but this browser remembers the type. */
export const LocalType = meta.story({
  globals: { session: 'profileUnread' },
  tags: ['expects-warning'],
  args: { remember: (persisted) => persisted.setUserType('brand') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
    await expect(canvas.getByRole('button', { name: 'View Analytics' })).toBeVisible();
  },
});

/** The account has no profile record, but this browser remembers the type. */
export const LocalTypeWithoutRecord = meta.story({
  globals: { session: 'profileMissing' },
  args: { remember: (persisted) => persisted.setUserType('influencer') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
  },
});

/** The visitor stays signed in, and the page says so. */
export const LogOutFails = meta.story({
  globals: { session: 'influencer' },
  args: { backend: { failures: { signOut: unreachable } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t log you out.');
  },
});

/** Follows the session in the toolbar. Signed out, the guard leads to the sign-in page. */
export const AnySession = meta.story({ play: shown });

/** A button of a card says what it will do and what works today. */
export const CardAnswers = meta.story({
  globals: { session: 'influencer' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Influencer Dashboard' });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Portfolio' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your portfolio' });
    await expect(dialog).toHaveAccessibleDescription(/can’t add your work here yet/);
  },
});

/** The session is known but its profile is still loading: the spinner stays and no error appears. */
export const ReadingProfile = meta.story({
  globals: { session: 'brand' },
  args: { backend: { delays: { readProfile: NEVER } } },
  tags: ['behavior', '!autodocs'],
  beforeEach: stopClock,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      passTime(100);
      await expect(canvas.getByText('Loading your dashboard')).toBeVisible();
    });
    passTime(CONFIRM_LIMIT);
    await expect(canvas.getByText('Loading your dashboard')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LogsOut = meta.story({
  globals: { session: 'brand' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});

/** The guard redirects signed-out visitors. */
export const SignedOut = meta.story({
  globals: { session: 'signedOut' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});
