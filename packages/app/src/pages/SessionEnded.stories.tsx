import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, StorySite } from '../StorySite.tsx';

/** The sign-in page after a session that ended without a logout. */
const meta = preview.meta({
  title: 'Pages/Account/Session ended',
  id: 'pages-session-ended',
  globals: { theme: 'rapport', session: 'brand' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/login' },
});

/** The service ended the session, or the visitor did on another device. */
export const Default = meta.story({
  args: { ended: 'revoked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ended on another device/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
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
