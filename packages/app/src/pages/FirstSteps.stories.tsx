import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from '../story-sessions.tsx';
import { createWorld, pageParameters, StorySite, type Finds } from '../StorySite.tsx';

/** What a dashboard asks a new visitor to do first. */
const meta = preview.meta({
  title: 'Pages/Account/First steps',
  id: 'pages-first-steps',
  globals: { theme: 'rapport', session: 'influencer' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/dashboard' },
});

async function resend(canvas: Finds) {
  const button = await canvas.findByRole('button', { name: 'Resend the link' });
  await userEvent.click(button);
  return button;
}

/** The link has just been sent again. The button says when it can be used next. */
export const LinkSent = meta.story({
  play: async ({ canvas }) => {
    const button = await resend(canvas);
    await canvas.findByText(/^Sent\./);
    await expect(button).toHaveAccessibleName(/^Resend at \d+:\d\d\s[AP]M$/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The account has no name, so the steps ask for one. */
export const NameMissing = meta.story({
  args: { backend: { signedIn: people.unnamed.email } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Add your name' });
    await expect(canvas.getByRole('button', { name: 'Add name' })).toBeVisible();
  },
});

const confirming = createWorld('influencer');
const pressed = createWorld('influencer');

/** The visitor confirms the address in another tab while the dashboard is open. */
export const ConfirmedElsewhere = meta.story({
  args: { world: confirming },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Confirm your email|Email confirmed)$/ });
    confirming.service.control.confirmEmail(people.influencer.email);
    // The visitor returns to the page.
    dispatchEvent(new Event('focus'));
    await canvas.findByRole('heading', { name: 'Email confirmed' });
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull();
  },
});

/** A second press within a minute sends nothing, and the button keeps the focus. */
export const SendsOnceAMinute = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { world: pressed },
  play: async ({ canvas }) => {
    const button = await resend(canvas);
    await waitFor(() => expect(button).toHaveAccessibleName(/^Resend at/));
    const { mails } = pressed.service.control;
    const before = mails.length;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(/^Resend at/);
    await expect(button).toHaveFocus();
    await expect(mails).toHaveLength(before);
  },
});
