import { expect, fn, userEvent } from 'storybook/test';
import { LONG, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/PasswordResetForm',
  id: 'passwordresetform',
  component: PasswordResetForm,
  args: {
    onSubmit: fn(pending),
    onFirstInteraction: fn(),
    footer: <Link href="/login">Back to signing in</Link>,
  },
});

const states = formStates({
  title: 'Reset your password',
  submitLabel: 'Send the link',
  busy: 'Sending...',
  fields: [
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'username',
      missing: 'Enter your email address',
    },
  ],
  sent: { email: 'maya@example.com' },
  wrong: {
    label: 'Email address',
    value: 'maya@example',
    message: 'Enter an email address like name@example.com',
  },
  failure: 'Failed to send the link',
  success: 'If there’s an account with this address,',
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reset your password' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Reset your password',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  },
});

export const Playground = meta.story({ args: { headingLevel: 2 } });

export const Empty = meta.story({ ...states.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...states.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(states.invalidOne);

export const InvalidTwice = meta.story({ ...states.invalidTwice, tags: ['behavior'] });

export const Submitting = meta.story(states.submitting);

export const Rejected = meta.story(states.rejected);

export const RejectedField = meta.story({ ...states.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(states.offline);

export const Thrown = meta.story(states.thrown);

export const Slow = meta.story({ ...states.slow, tags: ['behavior'] });

export const Success = meta.story(states.success);

export const Pasted = meta.story({ ...states.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...states.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...states.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...states.announcements, tags: ['behavior'] });

/** The answer is the same whether or not there is an account. */
export const TellsNobody = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(async () => ({ status: 'success' as const })) },
  play: async ({ canvas }) => {
    for (const address of ['maya@example.com', 'nobody@example.com']) {
      const email = canvas.getByLabelText('Email address');
      await expect(email).toHaveValue('');
      // user-event does not notice that the form was reset and would append to the first address.
      Object.assign(email, { value: address });
      await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
      const said = await canvas.findByRole('status');
      await expect(said).toHaveTextContent(/^If there’s an account with this address,/);
      await expect(said).not.toHaveTextContent(address);
    }
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
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** Two on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(PasswordResetForm), tags: ['behavior'] });
