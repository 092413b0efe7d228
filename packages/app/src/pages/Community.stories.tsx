import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Community',
  id: 'pages-community',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/community' },
});

/** Six feature blocks, three members and three events. */
export const Default = meta.story({ play: shown });

/** Links to sign-up lead to the dashboard, and those to sign-in are gone. */
export const SignedIn = meta.story({
  globals: { session: 'influencer' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Go to your dashboard' });
    for (const link of links) await expect(link).toHaveAttribute('href', '/dashboard');
    await expect(links).toHaveLength(2);
    for (const name of ['Join Now', 'Sign Up Free', 'Log In'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Meet the people you’ll work with' });
    for (const [name, href] of [
      ['Join Now', '/register'],
      ['View All Events', '/events'],
      ['Sign Up Free', '/register'],
      ['Log In', '/login'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const [date, attendees] of [
      ['May 25 2025', '250+ attendees'],
      ['June 10 2025', '180+ attendees'],
      ['June 22 2025', '300+ attendees'],
    ] as const) {
      const event = canvas
        .getAllByRole('listitem')
        .find((item) => item.querySelector('time')?.textContent === date);
      await expect(event).toHaveTextContent(attendees);
    }
    await expect(canvas.getAllByRole('button', { name: 'Register Now' })).toHaveLength(3);
  },
});
