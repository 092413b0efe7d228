import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NEVER, unreachable } from '../story-sessions.tsx';
import { expectError, pageParameters, StorySite, type Finds } from '../StorySite.tsx';

/** The dashboard of an account whose profile was never written. One answer completes it. */
const meta = preview.meta({
  title: 'Pages/Account/Complete profile',
  id: 'pages-complete-profile',
  globals: { theme: 'rapport', session: 'profileMissing' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

async function complete(canvas: Finds) {
  await expect(await canvas.findByLabelText('Full name')).toHaveValue('Noah Adeyemi');
  await userEvent.click(canvas.getByRole('radio', { name: "I'm a Brand" }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
}

/** The form, with the account's name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: "I'm a Brand" });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Dashboard');
  },
});

/** The account type has to be chosen. */
export const NoAccountType = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expectError(canvas, 'Please select account type');
  },
});

/** While the record is being written. */
export const Busy = meta.story({
  args: { backend: { delays: { writeProfile: NEVER } } },
  play: async ({ canvas }) => {
    await complete(canvas);
    await canvas.findByRole('button', { name: 'Saving...' });
  },
});

/** The record could not be written. The input is kept. */
export const Fails = meta.story({
  args: { backend: { failures: { writeProfile: unreachable } } },
  play: async ({ canvas }) => {
    await complete(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t save your profile. We couldn’t connect.',
    );
    await expect(canvas.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  },
});

/** Leads to the dashboard. */
export const Completes = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await complete(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Brand Dashboard' });
  },
});
