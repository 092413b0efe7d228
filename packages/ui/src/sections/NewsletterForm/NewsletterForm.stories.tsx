import { expect, fn } from 'storybook/test';
import { LONG, onSurfaces, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = preview.meta({
  title: 'Sections/Conversion/NewsletterForm',
  id: 'newsletterform',
  component: NewsletterForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const { shown, tested } = formStates({
  title: 'Get the newsletter',
  submitLabel: 'Subscribe',
  busy: 'Subscribing...',
  fields: [
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'email',
      missing: 'Enter your email address',
    },
  ],
  sent: { email: 'maya@example.com' },
  wrong: {
    label: 'Email address',
    value: 'maya.example.com',
    message: 'Enter an email address like name@example.com',
  },
  failure: 'Failed to subscribe',
  success: 'Thank you for subscribing.',
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Get the newsletter' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Get the newsletter');
    const email = canvas.getByLabelText('Email address');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('name', 'email');
    await expect(email).toHaveAttribute('placeholder', 'Enter your email');
  },
});

export const Playground = meta.story({
  args: {
    content: {
      eyebrow: 'Every other Thursday',
      title: 'One good idea about working together',
      text: 'A short letter with a repair that went well, and why. Leave whenever you like.',
    },
    surface: 'sunken',
  },
});

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(shown.invalidOne);

export const InvalidTwice = meta.story({ ...tested.invalidTwice, tags: ['behavior'] });

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const RejectedField = meta.story({ ...tested.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(shown.offline);

export const Thrown = meta.story(shown.thrown);

export const Slow = meta.story({ ...tested.slow, tags: ['behavior'] });

export const Success = meta.story(shown.success);

export const Pasted = meta.story({ ...tested.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...tested.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...tested.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...tested.announcements, tags: ['behavior'] });

export const CorrectsOne = meta.story({ ...tested.correctsOne, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const KeepsInput = meta.story({ ...tested.keepsInput, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

export const Succeeds = meta.story({ ...tested.succeeds, tags: ['behavior'] });

/** A message from the service replaces the form's own. */
export const SuccessInOwnWords = meta.story({
  tags: ['behavior'],
  args: {
    onSubmit: fn(async () => ({
      status: 'success' as const,
      message: 'Open the mail we have just sent you to confirm.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /^Open the mail we have just sent you to confirm.$/,
    );
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: { title: LONG.title, text: LONG.text, email: LONG.label, submitLabel: LONG.label },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: {
    content: { title: SHORT.title, text: SHORT.text, email: SHORT.label, submitLabel: SHORT.label },
  },
});

/** On every surface. */
export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(NewsletterForm) });

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(NewsletterForm), tags: ['behavior'] });
