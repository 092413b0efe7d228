import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Sign up as an influencer',
  id: 'flows-sign-up-influencer',
  tags: ['!autodocs'],
  ...flow('/'),
});

/** From the home page to a new dashboard, with every mistake the form points out on the way. */
export const Path = meta.story({
  name: 'Sign up as an influencer',
  play: walk({
    'Open the home page': ({ arriveAt }) => arriveAt('Connect. Create. Monetize.'),
    'Choose Sign Up in the header': async ({ arriveAt, click, header }) => {
      await click('link', 'Sign Up', await header());
      await arriveAt('Create your account');
    },
    'Send the form empty': async ({ click, page, see }) => {
      await click('button', 'Create Account');
      await see('Please select account type');
      await waitFor(() => expect(page.getByLabelText('Full Name')).toHaveFocus());
    },
    'Type a name and an email address': async ({ type }) => {
      await type('Full Name', 'Cleo Marsh');
      await type('Email address', 'cleo@example.com');
    },
    'Type two different passwords': async ({ click, see, type }) => {
      await type('Password', 'tangerine');
      await type('Confirm Password', 'tangerines');
      await click('button', 'Create Account');
      await see('Passwords do not match');
    },
    'Correct the second password': ({ type }) => type('Confirm Password', 'tangerine'),
    'Choose “I’m an Influencer”': async ({ click, page }) => {
      await click('radio', "I'm an Influencer");
      await waitFor(() =>
        expect(page.queryAllByText('Please select account type')).toHaveLength(0),
      );
    },
    'Create the account': async ({ arriveAt, click }) => {
      await click('button', 'Create Account');
      await arriveAt('Influencer Dashboard');
    },
    'See what is left to do': async ({ browser, see }) => {
      await see(/^Welcome, Cleo Marsh\./);
      await see('Confirm your email');
      await expect(browser.world.service.control.mails).toEqual([
        { to: 'cleo@example.com', kind: 'verification' },
      ]);
    },
  }),
});
