import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { expectInView } from './visitor.ts';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Apply for the podcast',
  id: 'flows-podcast-application',
  tags: ['!autodocs'],
  ...flow('/podcast'),
});

/** An application with a mistake in it, corrected and sent. */
export const Path = meta.story({
  name: 'Apply for the podcast',
  play: walk({
    'Open the podcast page': ({ arriveAt }) =>
      arriveAt('Creators and brands, on\u00a0the\u00a0record'),
    'Choose “Be our guest”': async ({ area, click }) => {
      await click('link', 'Be our guest', await area('main'));
      await waitFor(() => expectInView(document.getElementById('guest')));
    },
    'Type a name and half an address': async ({ area, type }) => {
      const form = await area('region', 'Be Our Guest');
      await type('Name', 'Maya Okafor', form);
      await type('Email address', 'maya@', form);
    },
    'Send it: the form points out two mistakes': async ({ area, click, see }) => {
      const form = await area('region', 'Be Our Guest');
      await click('button', 'Send application', form);
      await see('Enter an email address like name@example.com', form);
      await see('Enter a topic you’d like to talk about', form);
      await waitFor(() => expect(form.getByLabelText('Email address')).toHaveFocus());
    },
    'Correct the address and add a topic': async ({ area, type }) => {
      const form = await area('region', 'Be Our Guest');
      await type('Email address', 'maya@example.com', form);
      await type('Topic', 'Saying no to a brief', form);
      await waitFor(() => expect(form.queryByText(/^Enter /)).toBeNull());
    },
    'Send it again': async ({ area, click, see }) => {
      const form = await area('region', 'Be Our Guest');
      await click('button', 'Send application', form);
      await see(/Thanks for offering to join us/, form);
      await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
    },
  }),
});
