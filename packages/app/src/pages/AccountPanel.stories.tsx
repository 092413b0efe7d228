import { FirebaseError } from 'firebase/app';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER, unreachable } from '../story-sessions.tsx';
import {
  expectError,
  fill,
  openPanel,
  pageParameters,
  StorySite,
  type Finds,
} from '../StorySite.tsx';

/** What is stored about the visitor, in a panel behind the dashboard's header. */
const meta = preview.meta({
  title: 'Pages/Account/Account panel',
  id: 'pages-account-panel',
  globals: { theme: 'rapport', session: 'influencer' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

async function changeName(canvas: Finds, name: string) {
  const panel = await openPanel(canvas);
  await fill(panel, { 'Full name': name });
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  return panel;
}

/** Shows the stored data, with actions to download, correct and delete it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getAllByRole('definition')[1]).toHaveTextContent('maya@example.com');
    await expect(panel.getByLabelText('Full name')).toHaveValue('Maya Lindqvist');
  },
});

/** The verification email could not be sent again. */
export const LinkNotSent = meta.story({
  args: {
    backend: {
      failures: { sendVerification: new FirebaseError('auth/too-many-requests', 'Slow down.') },
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Resend the link' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('We couldn’t send the email.');
  },
});

/** The database client is offline. The message is the site's alone. */
export const DownloadOffline = meta.story({
  tags: ['expects-warning'],
  args: {
    backend: {
      failures: {
        readProfile: new FirebaseError(
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
    await expect(alert).not.toHaveTextContent('the client is offline');
    await expect(panel.queryByLabelText('Full name')).toBeNull();
  },
});

/** The database client has the record in its cache only, and the server did not answer. */
export const DownloadOnlyInCache = meta.story({
  tags: ['expects-warning'],
  args: {
    backend: {
      failures: {
        readProfile: new FirebaseError(
          'unavailable',
          'Failed to get document from server. (However, this document does exist in the local cache. Run again without setting source to "server" to retrieve the cached document.)',
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Download' }));
    const alert = await panel.findByRole('alert');
    await expect(alert).toHaveTextContent('We couldn’t get your data. We couldn’t connect.');
    await expect(alert).not.toHaveTextContent('local cache');
  },
});

/** The new name appears at once in the panel and in the welcome behind it. */
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
    await expectError(panel, 'Enter your full name');
  },
});

/** While the name is being saved. */
export const NameBusy = meta.story({
  args: { backend: { delays: { renameProfile: NEVER } } },
  play: async ({ canvas }) => {
    const panel = await changeName(canvas, 'Maya Lind');
    await panel.findByRole('button', { name: 'Saving...' });
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
