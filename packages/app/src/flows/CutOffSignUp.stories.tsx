import { FirebaseError } from 'firebase/app';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Finish a cut-off sign-up',
  id: 'flows-cut-off-sign-up',
  tags: ['!autodocs'],
  ...flow('/register'),
});

const unavailable = new FirebaseError('unavailable', 'The service is currently unavailable.');

/** The account is made but its profile isn’t, and the page is closed. The next visit finishes it. */
export const Path = meta.story({
  name: 'Finish a cut-off sign-up',
  play: walk({
    'Fill in the sign-up form': async ({ arriveAt, click, type }) => {
      await arriveAt('Create your account');
      await type('Full Name', 'Cleo Marsh');
      await type('Email address', 'cleo@example.com');
      await type('Password', 'tangerine');
      await type('Confirm Password', 'tangerine');
      await click('radio', "I'm an Influencer");
    },
    'Create the account: the connection drops': async ({ browser, click, page, see }) => {
      browser.world.service.control.failNext('writeProfile', unavailable);
      await click('button', 'Create Account');
      await see(/^Your account was created, but the connection dropped/);
      await expect(page.getByLabelText('Email address')).toHaveValue('cleo@example.com');
    },
    'Close the page': async ({ browser, see }) => {
      browser.closePage();
      await see('The page is closed.');
    },
    'Come back to the home page': async ({ area, arriveAt, browser, page }) => {
      browser.openPage('/');
      await arriveAt('Connect. Create. Monetize.');
      await (await area('banner')).findByRole('button', { name: 'Log out' });
      await expect(page.queryByRole('link', { name: 'Login' })).toBeNull();
    },
    'Open the dashboard: nothing is missing': async ({ arriveAt, browser, click, header, see }) => {
      await click('link', 'Dashboard', await header());
      await arriveAt('Influencer Dashboard');
      await see(/^Welcome, Cleo Marsh\./);
      await see('Confirm your email');
      const { mails, profiles } = browser.world.service.control;
      await expect([...profiles.values()]).toContainEqual(
        expect.objectContaining({ email: 'cleo@example.com', userType: 'influencer' }),
      );
      await expect(mails).toEqual([{ to: 'cleo@example.com', kind: 'verification' }]);
    },
  }),
});
