import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: { hint: 'A few unrelated words are easy to keep in mind.', autoComplete: 'new-password' },
});

export const WithValue = meta.story({ args: { defaultValue: 'correct horse' } });

export const Invalid = meta.story({
  args: { label: 'Confirm Password', defaultValue: 'korrekt', error: 'Passwords do not match' },
});

/** The button shows and hides, by pointer and by keyboard, and says which it will do. */
export const ShowAndHide = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password', { exact: true });
    await userEvent.type(input, 'correct horse');
    input.setSelectionRange(3, 7);

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7]);
    await expect(input).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7]);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
  },
});

/** Pasting works, also into the second of two password fields. */
export const Paste = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.click(input);
    await userEvent.paste('from my password manager');
    await expect(input).toHaveValue('from my password manager');
  },
});

/** A password that was shown is hidden when its form is sent. */
export const HiddenOnSubmit = meta.story({
  args: { defaultValue: 'correct horse' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('correct horse');
  },
});

/** So it is when the browser brings back the page from its history. */
export const HiddenOnReturn = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await expect(input).toHaveAttribute('type', 'text');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
});
