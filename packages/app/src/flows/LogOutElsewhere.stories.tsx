import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from '../StorySite.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Log out in another tab',
  id: 'flows-log-out-elsewhere',
  tags: ['!autodocs'],
  ...flow('/dashboard', 'brand'),
});

/** Every open page in the browser notices, whether it is public or private. */
export const Path = meta.story({
  name: 'Log out in another tab',
  play: walk({
    'Open the dashboard': ({ arriveAt }) => arriveAt('Brand Dashboard'),
    'Log out in another tab: the dashboard closes': async ({ arriveAt, browser, page }) => {
      browser.logOutInAnotherTab();
      await arriveAt('Sign in');
      await expect(page.queryByText(people.brand.email)).toBeNull();
      // The visitor knows why.
      await expect(page.queryByText(/You were logged out/)).toBeNull();
    },
    'Sign in again': async ({ arriveAt, click, type }) => {
      await type('Email address', people.brand.email);
      await type('Password', people.brand.password);
      await click('button', 'Sign in');
      await arriveAt('Brand Dashboard');
    },
    'Go to the home page': async ({ area, arriveAt, click }) => {
      await click('link', 'Home');
      await arriveAt('Connect. Create. Monetize.');
      await (await area('banner')).findByRole('link', { name: 'Dashboard' });
    },
    'Log out in another tab: the header follows': async ({ area, arriveAt, browser }) => {
      browser.logOutInAnotherTab();
      const header = await area('banner');
      await header.findByRole('link', { name: 'Login' });
      await expect(header.queryByRole('link', { name: 'Dashboard' })).toBeNull();
      await arriveAt('Connect. Create. Monetize.');
    },
  }),
});
