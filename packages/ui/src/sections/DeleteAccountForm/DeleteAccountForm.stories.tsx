import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/DeleteAccountForm',
  id: 'deleteaccountform',
  component: DeleteAccountForm,
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const states = formStates({
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

/** It says what is deleted and that it cannot be undone before it asks for anything. */
export const Default = meta.story({
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

export const Empty = meta.story({ ...states.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...states.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(states.invalidOne);

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

/** A wrong password is an error of the field, which can be corrected. */
export const WrongPassword = meta.story({
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

/** Two on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(DeleteAccountForm), tags: ['behavior'] });
