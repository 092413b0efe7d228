import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, StorySite } from '../StorySite.tsx';

/** What the sign-in page says after a session that the visitor did not end by logging out. */
const meta = preview.meta({
  title: 'Pages/Account/Session ended',
  id: 'pages-session-ended',
  globals: { theme: 'rapport', session: 'brand' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/login' },
});

/** The service has ended the session, or the visitor on another device. */
export const Default = meta.story({
  args: { ended: 'revoked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ended on another device/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
});

/** Nobody used this browser's pages for too long. */
export const NotActive = meta.story({
  args: { ended: 'idle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/weren’t active for a while/)).toBeVisible();
  },
});

/** The session lasted as long as one may. */
export const TimeLimit = meta.story({
  args: { ended: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/reached its time limit/)).toBeVisible();
  },
});

/** The visitor has deleted the account. */
export const AccountDeleted = meta.story({
  args: { ended: 'deleted' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your account and your profile have been deleted.'),
    ).toBeVisible();
  },
});
