import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Send a message',
  id: 'flows-contact-message',
  tags: ['!autodocs'],
  ...flow('/contact'),
});

/** An empty message, then one with a subject. The form isn’t live yet, and says so. */
export const Path = meta.story({
  name: 'Send a message',
  play: walk({
    'Open the contact page': ({ arriveAt }) => arriveAt('Get in Touch'),
    'Send the form empty': async ({ area, click, see }) => {
      const form = await area('region', 'Send a message');
      await click('button', 'Send message', form);
      await see('Write a subject or a message', form);
    },
    'Type an address, a subject and a message': async ({ area, type }) => {
      const form = await area('region', 'Send a message');
      await type('Email address', 'maya@example.com', form);
      await type('Subject', 'Packages', form);
      await type('Message', 'Which package fits a launch in May?', form);
    },
    'Send it: the form says where to write instead': async ({ area, click, see }) => {
      const form = await area('region', 'Send a message');
      await click('button', 'Send message', form);
      await see(/^Your message wasn’t sent/, form);
      await expect(form.getByLabelText('Subject')).toHaveValue('Packages');
    },
  }),
});
