import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';
import { unreachable } from '../story-sessions.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Landing',
  id: 'pages-landing',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/' },
});

/** The home page. */
export const Default = meta.story({ play: shown });

/** Dashboard and Log out replace Login and Sign Up. */
export const SignedIn = meta.story({
  globals: { session: 'brand' },
  play: async ({ canvas }) => {
    const [dashboard] = await canvas.findAllByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
});

/** The visitor stays signed in, and the page says so. */
export const LogOutFails = meta.story({
  globals: { session: 'brand' },
  args: { backend: { failures: { signOut: unreachable } } },
  play: async ({ canvas }) => {
    const [logOut] = await canvas.findAllByRole('button', { name: 'Log out' });
    if (logOut) await userEvent.click(logOut);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t log you out.');
  },
});

/** A path that is not in the route table leads to the landing page, which says so. */
export const UnknownRoute = meta.story({
  args: { path: '/no/such/page' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Connect. Create. Monetize.' });
    await expect(canvas.getByRole('main')).toHaveTextContent(/^We couldn’t find that page/);
  },
});

/** So does a page that the site links to before it exists, with a way back. */
export const NotOpenYet = meta.story({
  args: { path: '/blog/maximizing-roi' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Connect. Create. Monetize.' });
    await expect(canvas.getByRole('main')).toHaveTextContent(/^That page isn’t open yet/);
    await expect(canvas.getByRole('link', { name: 'Back to the blog' })).toBeVisible();
  },
});

/** The page shows the product's text. */
export const Content = meta.story({
  globals: { session: 'signedOut' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Connect. Create. Monetize.' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'How It Works' })).toBeVisible();
    for (const name of [
      'Find the perfect match',
      'Collaborate seamlessly',
      'Track performance',
      'Messaging system',
      'Portfolio management',
      'Analytics dashboard',
    ])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
  },
});

/** Logging out leaves the visitor on the page. */
export const LogsOut = meta.story({
  globals: { session: 'influencer' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const [logOut] = await canvas.findAllByRole('button', { name: 'Log out' });
    if (logOut) await userEvent.click(logOut);
    await canvas.findAllByRole('link', { name: 'Login' });
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The header links to another page, and the document title changes with it. */
export const GoesToAnotherPage = meta.story({
  globals: { session: 'signedOut' },
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const [login] = await canvas.findAllByRole('link', { name: 'Login' });
    // Not userEvent, which ends with React's act(): that drops a page that is still loading.
    login?.click();
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
    await waitFor(() => expect(document.title).toBe('Sign in · Rapport'));
  },
});
