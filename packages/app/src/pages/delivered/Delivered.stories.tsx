import { ApplicationForm, ContactForm, NewsletterForm, type FormResult } from '@rapport/ui';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { newsletters } from '../../content/blog.tsx';
import { forms } from '../../content/contact.tsx';
import { guestForms } from '../../content/podcast.tsx';
import { TOO_FAST } from '../../delivery/sender.ts';
import { sentenceFor } from '../../session/messages.ts';

const stay = async (): Promise<FormResult> => ({ status: 'error', message: TOO_FAST });

const meta = preview.meta({
  title: 'Pages/Help/Forms that arrive',
  id: 'pages-delivered',
  globals: { theme: 'rapport' },
  component: ContactForm,
  args: { content: forms.firestore, onSubmit: stay, errorSummary: 'button', surface: 'surface' },
});

/** With `VITE_FORM_DELIVERY=firestore` a form says what happens next. */
export const Message = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/we’ll reply within 24 hours/)).toBeVisible();
  },
});

/** The message has arrived, and the form is empty again. */
export const MessageSent = meta.story({
  args: { result: { status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Thanks, we have your message/);
  },
});

/** The message may have arrived or not; sending it again stores it once. */
export const MessageNotSent = meta.story({
  args: {
    defaultValues: { firstName: 'Maya', email: 'maya@example.com', message: 'Hello' },
    result: { status: 'error', message: sentenceFor('unknown', '') },
  },
});

/** Whoever sends a form within three seconds is asked to press again. */
export const TooFast = meta.story({
  args: {
    defaultValues: { email: 'maya@example.com', message: 'Hello' },
    result: { status: 'error', message: TOO_FAST },
  },
});

/** The same sentence whether or not the address was on the list. */
export const Subscribed = meta.story({
  render: () => (
    <NewsletterForm
      content={newsletters.firestore}
      onSubmit={stay}
      result={{ status: 'success' }}
      surface="ink"
    />
  ),
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('region', { name: 'Get the blog by email' }));
    await expect(form.getByRole('status')).toHaveTextContent(/on the list/);
  },
});

/** A guest’s application has arrived. */
export const Applied = meta.story({
  render: () => (
    <ApplicationForm
      content={guestForms.firestore}
      onSubmit={stay}
      result={{ status: 'success' }}
    />
  ),
});
