import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ServiceError } from '../session/backend.ts';
import { people, unreachable } from '../story-sessions.tsx';
import { pageParameters, StorySite } from '../StorySite.tsx';

/** What is stored about the visitor, in a panel behind the dashboard's header. */
const meta = preview.meta({
  title: 'Pages/Account panel',
  id: 'pages-account-panel',
  globals: { theme: 'rapport', session: 'influencer' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

type Canvas = ReturnType<typeof within>;

/** Opens the panel as a visitor would. */
async function openPanel(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
  return within(await screen.findByRole('dialog', { name: 'Your account' }));
}

async function changeName(canvas: Canvas, name: string) {
  const panel = await openPanel(canvas);
  const field = panel.getByLabelText('Full Name');
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
  return panel;
}

async function deleteAccount(canvas: Canvas, password: string) {
  const panel = await openPanel(canvas);
  await userEvent.type(panel.getByLabelText('Password', { exact: true }), `${password}{Enter}`);
  return panel;
}

/** To see, download, correct and delete what is stored. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getAllByRole('definition')[1]).toHaveTextContent('maya@example.com');
    await expect(panel.getByLabelText('Full Name')).toHaveValue('Maya Lindqvist');
  },
});

/** The verification email could not be sent again. */
export const LinkNotSent = meta.story({
  args: {
    backend: {
      failures: { sendVerification: new ServiceError('auth/too-many-requests', 'Slow down.') },
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Resend the link' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('We couldn’t send the email.');
  },
});

/** The database client is offline, and says so in its own words below the site's. */
export const DownloadOffline = meta.story({
  tags: ['expects-warning'],
  args: {
    backend: {
      signedIn: people.influencer.email,
      failures: {
        readProfile: new ServiceError(
          'unavailable',
          'Failed to get document because the client is offline.',
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Download' }));
    const alert = await panel.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t get your data. We couldn’t connect.');
    await expect(alert).toHaveTextContent('the client is offline');
    await expect(panel.queryByLabelText('Full Name')).toBeNull();
  },
});

/** The database client has the record in its cache only, and the server did not answer. */
export const DownloadOnlyInCache = meta.story({
  tags: ['expects-warning'],
  args: {
    backend: {
      signedIn: people.influencer.email,
      failures: {
        readProfile: new ServiceError(
          'unavailable',
          'Failed to get document from server. (However, this document does exist in the local cache. Run again without setting source to "server" to retrieve the cached document.)',
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Download' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'this document does exist in the local cache',
    );
  },
});

/** The new name, at once in the panel and in the welcome behind it. */
export const NameChanged = meta.story({
  play: async ({ canvas }) => {
    const panel = await changeName(canvas, 'Maya Lind');
    await expect(await panel.findByText('Your name has been changed.')).toBeVisible();
    await expect(panel.getAllByRole('definition')[0]).toHaveTextContent('Maya Lind');
  },
});

/** A name is required. */
export const NameMissing = meta.story({
  play: async ({ canvas }) => {
    const panel = await changeName(canvas, '');
    await expect(await panel.findByText('Enter your full name')).toBeVisible();
  },
});

/** The name could not be saved. */
export const NameNotChanged = meta.story({
  args: { backend: { failures: { renameProfile: unreachable } } },
  play: async ({ canvas }) => {
    const panel = await changeName(canvas, 'Maya Lind');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'We couldn’t change your name. We couldn’t connect.',
    );
  },
});

/** Deleting asks for the password. */
export const PasswordMissing = meta.story({
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, '');
    await expect(await panel.findByText('Enter your password')).toBeVisible();
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
  args: { backend: { failures: { deleteAccount: new ServiceError('auth/internal-error', '') } } },
  play: async ({ canvas }) => {
    const panel = await deleteAccount(canvas, 'correct horse');
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Your profile was deleted, but your account wasn’t',
    );
    await expect(panel.queryByLabelText('Full Name')).toBeNull();
    await expect(panel.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  },
});

/** After the panel is closed, the welcome behind it has the new name. */
export const ChangesName = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const panel = await changeName(canvas, 'Maya Lind');
    await panel.findByText('Your name has been changed.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/^Welcome, Maya Lind\./)).toBeVisible();
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
