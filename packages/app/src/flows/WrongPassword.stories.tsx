import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from '../StorySite.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Wrong password, then the right one',
  id: 'flows-wrong-password',
  tags: ['!autodocs'],
  ...flow('/'),
});

/** The message says what to do, and the form keeps the input. */
export const Path = meta.story({
  name: 'Wrong password, then the right one',
  play: walk({
    'Open the home page': ({ arriveAt }) => arriveAt('Connect. Create. Monetize.'),
    'Choose Login in the header': async ({ arriveAt, click, header }) => {
      await click('link', 'Login', await header());
      await arriveAt('Sign in');
    },
    'Type an address and a wrong password': async ({ type }) => {
      await type('Email address', people.brand.email);
      await type('Password', 'wrong horse');
    },
    'Sign in: the form says they don’t match': async ({ click, page, see }) => {
      await click('button', 'Sign in');
      await see(/That email address and password don’t match an account\./);
      await expect(page.getByLabelText('Email address')).toHaveValue(people.brand.email);
      await expect(page.getByLabelText('Password')).toHaveValue('wrong horse');
    },
    'Look at the password': async ({ click, page }) => {
      await click('button', 'Show password');
      await expect(page.getByLabelText('Password')).toHaveAttribute('type', 'text');
    },
    'Type the right password': ({ type }) => type('Password', people.brand.password),
    'Sign in again': async ({ arriveAt, click, page }) => {
      await click('button', 'Sign in');
      await arriveAt('Brand Dashboard');
      await expect(page.queryByText(/don’t match an account/)).toBeNull();
    },
  }),
});
