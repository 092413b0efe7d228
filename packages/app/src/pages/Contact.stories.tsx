import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectError, fill, pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Help/Contact',
  id: 'pages-contact',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/contact' },
});

export const Default = meta.story({ play: shown });

/** The form asks for a subject or a message. */
export const NothingWritten = meta.story({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('region', { name: 'Send a message' }));
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await expectError(form, 'Write a subject or a message');
    await expect(form.getAllByText('Write a subject or a message')).toHaveLength(1);
  },
});

/** The address can fill in the subject. */
export const SubjectGiven = meta.story({
  args: { path: '/contact?subject=Senior%20Product%20Manager' },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('region', { name: 'Send a message' }));
    await expect(form.getByLabelText('Subject')).toHaveValue('Senior Product Manager');
  },
});

/** Nothing is sent, the page says so, and the input is kept. */
export const NothingSent = meta.story({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('region', { name: 'Send a message' }));
    await fill(form, { Message: 'Hello' });
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await form.findByText(/Your message wasn’t sent/);
    await expect(form.getByLabelText('Message')).toHaveValue('Hello');
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Get in Touch' });
    const form = canvas.getByRole('region', { name: 'Send a message' });
    await expect(
      [...form.querySelectorAll('input, textarea')].map((field) => field.getAttribute('name')),
    ).toEqual(['first-name', 'last-name', 'email', 'company', 'subject', 'message']);
    await expect(within(form).getByText('Max. 500 characters')).toBeVisible();
    await expect(canvas.getByText('Mon-Fri 9am-6pm EST')).toBeVisible();
    await expect(canvas.getByText('Replies within 24 hours')).toBeVisible();
    const questions = within(canvas.getByRole('region', { name: 'Common questions' }));
    await expect(questions.getAllByRole('button')).toHaveLength(4);
  },
});
