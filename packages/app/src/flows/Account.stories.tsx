import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from '../StorySite.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Change a name, delete the account',
  id: 'flows-account',
  tags: ['!autodocs'],
  ...flow('/dashboard', 'influencer'),
});

/** Returns the panel, which opens over the page and so is not in the canvas. */
const panel = async () => within(await screen.findByRole('dialog', { name: 'Your account' }));

/** Every use of the account panel. A wrong password deletes nothing. */
export const Path = meta.story({
  name: 'Change a name, delete the account',
  play: walk({
    'Open the account panel': async ({ arriveAt, click, see }) => {
      await arriveAt('Influencer Dashboard');
      await click('button', 'Account');
      await see('Member since', await panel());
    },
    'Change the name': async ({ click, see, type }) => {
      await type('Full name', 'Maya Lind', await panel());
      await click('button', 'Save', await panel());
      await see('Your name has been changed.', await panel());
    },
    'Close the panel: the page greets by the new name': async ({ see }) => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await see(/^Welcome, Maya Lind\./);
    },
    'Delete the account with a wrong password': async ({ click, see, type }) => {
      await click('button', 'Account');
      await type('Password', 'wrong', await panel());
      await click('button', 'Delete my account', await panel());
      await see(/That password doesn’t match this account\./, await panel());
    },
    'Delete it with the right one': async ({ click, arriveAt, see, type }) => {
      await type('Password', people.influencer.password, await panel());
      await click('button', 'Delete my account', await panel());
      await arriveAt('Sign in');
      await see('Your account and your profile have been deleted.');
    },
    'Try to sign in: the account is gone': async ({ click, see, type }) => {
      await type('Email address', people.influencer.email);
      await type('Password', people.influencer.password);
      await click('button', 'Sign in');
      await see(/That email address and password don’t match an account\./);
    },
  }),
});
