import { expect, fn } from 'storybook/test';
import { formStates, pending } from '#stories/form-states.tsx';
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
    },
  ],
  sent: { email: 'maya@example.com' },
  wrong: {
    label: 'Email address',
    value: 'maya.example.com',
    message: 'Enter an email address like name@example.com',
  },
  success: 'Thank you for subscribing.',
});

export const Default = meta.story({
  args: { content: { title: 'A letter from the shop', text: 'One letter a month.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A letter from the shop' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'A letter from the shop',
    );
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

export const InvalidOne = meta.story(shown.invalidOne);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

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
