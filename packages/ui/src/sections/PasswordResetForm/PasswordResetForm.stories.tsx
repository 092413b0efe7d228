import { expect, fn, userEvent } from 'storybook/test';
import { LONG, SHORT, inCard } from '#stories/fixtures.tsx';
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

const { shown, tested } = formStates({
  carded: true,
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
    value: 'maya.example.com',
    message: 'Enter an email address like name@example.com',
  },
  failure: 'Failed to send the link',
  success: 'If there’s an account with this address,',
});

export const Default = meta.story({
  decorators: [inCard],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reset your password' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Reset your password',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  },
});

export const Playground = meta.story({ args: { headingLevel: 2 } });

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

/** The answer is the same whether or not an account exists. */
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
      const status = await canvas.findByRole('status');
      await expect(status).toHaveTextContent(/^If there’s an account with this address,/);
      await expect(status).not.toHaveTextContent(address);
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

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(PasswordResetForm), tags: ['behavior'] });
