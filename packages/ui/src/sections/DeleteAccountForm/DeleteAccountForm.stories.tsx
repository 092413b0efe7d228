import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG, SHORT, inCard } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/DeleteAccountForm',
  id: 'deleteaccountform',
  component: DeleteAccountForm,
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const { shown, tested } = formStates({
  carded: true,
  title: 'Delete your account',
  submitLabel: 'Delete my account',
  busy: 'Deleting...',
  fields: [
    {
      label: 'Password',
      value: ' correct horse ',
      verbatim: true,
      autocomplete: 'current-password',
      missing: 'Enter your password',
    },
  ],
  sent: { password: ' correct horse ' },
  wrong: { label: 'Password', message: 'Enter your password' },
  failure: 'Failed to delete your account',
});

/** Before it asks for the password, it says what is deleted and that this cannot be undone. */
export const Default = meta.story({
  decorators: [inCard],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Delete your account',
    );
    await expect(canvas.getByText(/^This deletes your account/)).toHaveTextContent(
      'You can’t undo it.',
    );
  },
});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(shown.invalidOne);

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

/** A wrong password is an error of the field. */
export const WrongPassword = meta.story({
  args: {
    result: {
      status: 'invalid',
      fields: { password: 'This is not the password of this account' },
    },
  },
});

/** The visitor can correct the password. */
export const CorrectsPassword = meta.story({
  tags: ['behavior'],
  args: {
    onSubmit: fn(async () => ({
      status: 'invalid' as const,
      fields: { password: 'This is not the password of this account' },
    })),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(field, 'correct house{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^This is not the password of this account/),
    );
    await expect(field).toHaveFocus();
    await userEvent.type(field, '!');
    await waitFor(() => expect(field).toBeValid());
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      password: LONG.label,
      passwordHint: LONG.text,
      submitLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(DeleteAccountForm), tags: ['behavior'] });
