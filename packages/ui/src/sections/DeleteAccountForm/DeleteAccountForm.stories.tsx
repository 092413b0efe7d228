import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
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
    },
  ],
  sent: { password: ' correct horse ' },
  wrong: { label: 'Password', message: 'Enter your password' },
});

/** Before it asks for the password, it says what is deleted and that this cannot be undone. */
export const Default = meta.story({
  decorators: [inCard],
  args: { content: { title: 'Leaving us' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Leaving us');
    await expect(canvas.getByText(/^This deletes your account/)).toHaveTextContent(
      'You can’t undo it.',
    );
  },
});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const InvalidOne = meta.story(shown.invalidOne);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

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
