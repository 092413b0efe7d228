import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Sign up as a brand',
  id: 'flows-sign-up-brand',
  tags: ['!autodocs'],
  ...flow('/for-brands'),
});

/** The page for brands leads to a form on which “I’m a Brand” is already chosen. */
export const Path = meta.story({
  name: 'Sign up as a brand',
  play: walk({
    'Open the page for brands': ({ arriveAt }) => arriveAt("Amplify your brand's reach"),
    'Choose Join as Brand': async ({ arriveAt, area, click, page }) => {
      await click('link', 'Join as Brand', await area('main'));
      await arriveAt('Create your account');
      await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
    },
    'Type a name and an email address': async ({ type }) => {
      await type('Full Name', 'Larkfield Tea');
      await type('Email address', 'hello@larkfield.example');
    },
    'Type a password twice': async ({ type }) => {
      await type('Password', 'oolong and jasmine');
      await type('Confirm Password', 'oolong and jasmine');
    },
    'Create the account': async ({ arriveAt, click }) => {
      await click('button', 'Create Account');
      await arriveAt('Brand Dashboard');
    },
    'See what a brand can do': async ({ browser, page, see }) => {
      await see(/^Welcome, Larkfield Tea\./);
      for (const name of ['Explore', 'View Analytics', 'Open Inbox'])
        await expect(page.getByRole('button', { name })).toBeVisible();
      await expect([...browser.world.service.control.profiles.values()]).toContainEqual(
        expect.objectContaining({ email: 'hello@larkfield.example', userType: 'brand' }),
      );
    },
  }),
});
