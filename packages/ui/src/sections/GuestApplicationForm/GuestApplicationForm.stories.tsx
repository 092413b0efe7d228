import { expect, fn, waitFor } from 'storybook/test';
import { LONG, onSurfaces, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { GuestApplicationForm } from './GuestApplicationForm.tsx';

const meta = preview.meta({
  title: 'Sections/GuestApplicationForm',
  component: GuestApplicationForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const states = formStates({
  title: 'Be our guest',
  submitLabel: 'Send application',
  busy: 'Sending...',
  fields: [
    { label: 'Name', value: 'Maya Okafor', autocomplete: 'name', missing: 'Enter your name' },
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'email',
      missing: 'Enter your email address',
    },
    {
      label: 'Topic',
      value: 'Saying no to a brief',
      missing: 'Enter a topic you would like to talk about',
    },
    { label: 'Social handles (optional)', value: '@maya' },
    { label: 'Availability (optional)', value: 'Tuesdays, CET' },
    { label: 'Message (optional)', value: 'I host a show, too.' },
  ],
  sent: {
    name: 'Maya Okafor',
    email: 'maya@example.com',
    topic: 'Saying no to a brief',
    socialHandles: '@maya',
    availability: 'Tuesdays, CET',
    message: 'I host a show, too.',
  },
  wrong: {
    label: 'Email address',
    value: 'maya at example',
    message: 'Enter an email address like name@example.com',
  },
  several: {
    errors: [
      ['Name', 'Enter your name'],
      ['Email address', 'Enter your email address'],
      ['Topic', 'Enter a topic you would like to talk about'],
    ],
  },
  failure: 'Failed to send your application',
  success: 'Thank you for your application.',
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Be our guest' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Be our guest');
    const names = [...canvasElement.querySelectorAll('input, textarea')].map((field) =>
      field.getAttribute('name'),
    );
    await expect(names).toEqual([
      'name',
      'email',
      'topic',
      'socialHandles',
      'availability',
      'message',
    ]);
  },
});

export const Playground = meta.story({
  args: {
    content: {
      eyebrow: 'The podcast',
      title: 'Have a story to tell?',
      text: 'We talk with people from both sides of a campaign, for about forty minutes.',
    },
    surface: 'sunken',
  },
});

export const Empty = meta.story(states.empty);

export const Filling = meta.story(states.filling);

export const InvalidOne = meta.story(states.invalidOne);

export const InvalidSeveral = meta.story(states.invalidSeveral);

export const Submitting = meta.story(states.submitting);

export const Rejected = meta.story(states.rejected);

export const RejectedField = meta.story(states.rejectedField);

export const Offline = meta.story(states.offline);

export const Thrown = meta.story(states.thrown);

export const Slow = meta.story(states.slow);

export const Success = meta.story(states.success);

export const Pasted = meta.story(states.pasted);

export const FilledSilently = meta.story(states.filledSilently);

export const SentByEnter = meta.story(states.sentByEnter);

export const Announcements = meta.story(states.announcements);

/** Optional fields may stay empty and are sent as empty strings. */
export const OnlyRequired = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Maya Okafor');
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Topic'), 'Saying no to a brief{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Maya Okafor',
        email: 'maya@example.com',
        topic: 'Saying no to a brief',
        socialHandles: '',
        availability: '',
        message: '',
      }),
    );
  },
});

/** With more about the show beside the fields. */
export const WithAside = meta.story({
  args: { aside: <Text tone="quiet">We record on Tuesdays, by video call.</Text> },
});

export const LongText = meta.story({
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      socialHandles: LONG.label,
      topicHint: LONG.text,
      submitLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** On every surface; the card keeps its own. */
export const Surfaces = meta.story({ tags: ['dev'], render: onSurfaces(GuestApplicationForm) });

/** Two on a page have separate names and ids. */
export const Twice = meta.story(formTwice(GuestApplicationForm));
