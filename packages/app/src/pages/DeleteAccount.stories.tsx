import { FirebaseError } from 'firebase/app';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER } from '../story-sessions.tsx';
import {
  expectError,
  fill,
  openPanel,
  pageParameters,
  StorySite,
  type Finds,
} from '../StorySite.tsx';

/** The end of the account panel: the account and its profile are deleted right away. */
const meta = preview.meta({
  title: 'Pages/Account/Delete account',
  id: 'pages-delete-account',
  globals: { theme: 'rapport', session: 'influencer' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

async function deleteAccount(canvas: Finds, password: string) {
  const panel = await openPanel(canvas);
  await fill(panel, { Password: password });
  await userEvent.click(panel.getByRole('button', { name: 'Delete my account' }));
  return panel;
}

/** Says what is deleted before it asks for the password. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    const button = panel.getByRole('button', { name: 'Delete my account' });
    button.scrollIntoView({ block: 'end' });
    await expect(button).toBeEnabled();
  },
});

/** Deleting asks for the password. */
export const PasswordMissing = meta.story({
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, '');
    await expectError(panel, 'Enter your password');
  },
});

/** While the account is being deleted. */
export const Busy = meta.story({
  args: { backend: { delays: { deleteProfile: NEVER } } },
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, 'correct horse');
    await panel.findByRole('button', { name: 'Deleting...' });
  },
});

/** The password is not the account's. */
export const WrongPassword = meta.story({
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, 'wrong');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'That password doesn’t match this account.',
    );
  },
});

/** The record is deleted but the account is not: the visitor can try again. */
export const DeletedHalfway = meta.story({
  args: { backend: { failures: { deleteAccount: new FirebaseError('auth/internal-error', '') } } },
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, 'correct horse');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Your profile was deleted, but your account wasn’t',
    );
    await expect(panel.queryByLabelText('Full name')).toBeNull();
    await expect(panel.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  },
});

/** Once the account is deleted, the sign-in page says so. */
export const DeletesAccount = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await deleteAccount(canvas, 'correct horse');
    await canvas.findByText('Your account and your profile have been deleted.');
  },
});
