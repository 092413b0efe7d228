import { expect, fn, waitFor } from 'storybook/test';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({
  title: 'Sections/Conversion/ContactForm',
  id: 'contactform',
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const EMAIL_FORMAT = 'Enter an email address like name@example.com';
const NOTHING = 'Write a subject or a message';

const { shown, tested } = formStates({
  title: 'Send us a message',
  submitLabel: 'Send message',
  busy: 'Sending...',
  fields: [
    { label: 'First name', value: 'Maya', autocomplete: 'given-name' },
    { label: 'Last name', value: 'Okafor', autocomplete: 'family-name' },
    { label: 'Email address', value: 'maya@example.com', autocomplete: 'email' },
    { label: 'Company', value: 'Okafor Studio', autocomplete: 'organization' },
    { label: 'Subject', value: 'A crossing in May' },
    { label: 'Message', value: 'Do you have a minute?' },
  ],
  sent: {
    'first-name': 'Maya',
    'last-name': 'Okafor',
    email: 'maya@example.com',
    company: 'Okafor Studio',
    subject: 'A crossing in May',
    message: 'Do you have a minute?',
  },
  wrong: { label: 'Email address', value: 'maya at example', message: EMAIL_FORMAT },
  several: {
    values: { 'Email address': 'maya' },
    errors: [
      ['Email address', EMAIL_FORMAT],
      ['Message', NOTHING],
    ],
  },
  success: 'Thank you for your message.',
});

export const Default = meta.story({
  args: { content: { title: 'Write to the workshop', text: 'We answer within a day.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Write to the workshop' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Write to the workshop',
    );
    const names = [...canvasElement.querySelectorAll('input, textarea')].map((field) =>
      field.getAttribute('name'),
    );
    await expect(names).toEqual([
      'first-name',
      'last-name',
      'email',
      'company',
      'subject',
      'message',
    ]);
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Message').tagName).toBe('TEXTAREA');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'Max. 500 characters',
    );
  },
});

export const Playground = meta.story({
  args: {
    content: { text: 'Tell us what you are after. We answer within a day.' },
    surface: 'sunken',
  },
});

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

/** Name and email address are optional: a message is enough. */
export const OnlyMessage = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const message = canvas.getByLabelText('Message');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveAccessibleDescription(`${NOTHING} Max. 500 characters`);
    await userEvent.type(canvas.getByLabelText('Subject'), 'Hello');
    await waitFor(() => expect(message).toBeValid());
    await userEvent.clear(canvas.getByLabelText('Subject'));
    await userEvent.type(message, 'Two lines{Enter}of text');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        'first-name': '',
        'last-name': '',
        email: '',
        company: '',
        subject: '',
        message: 'Two lines\nof text',
      }),
    );
  },
});

/** The hint is only advice: more than 500 characters can be sent. */
export const LongMessage = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args, userEvent }) => {
    const text = 'word '.repeat(200).trim();
    await userEvent.click(canvas.getByLabelText('Message'));
    await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ message: text })),
    );
  },
});

/** Other ways to get in touch: below the text in a wide container, otherwise after the fields. */
export const WithAside = meta.story({
  args: {
    aside: (
      <Stack gap={2}>
        <Heading headingLevel={3} size="lg">
          Rather talk?
        </Heading>
        <Text tone="quiet">Mon-Fri 9am-6pm EST</Text>
        <Text>
          <Link href="mailto:support@example.com">support@example.com</Link>
        </Text>
      </Stack>
    ),
  },
});
