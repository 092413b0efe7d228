import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/PasswordField',
  id: 'passwordfield',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
});

export const Default = meta.story({
  args: { defaultValue: 'correct horse', hint: 'A few unrelated words are easy to keep in mind.' },
  decorators: [framed],
});

export const Playground = meta.story({
  args: { hint: 'A few unrelated words are easy to keep in mind.', autoComplete: 'new-password' },
});

export const Invalid = meta.story({
  args: { label: 'Confirm password', defaultValue: 'korrekt', error: 'Passwords do not match' },
});

/**
 * The button shows and hides the password, by pointer and by keyboard, and its name says which it
 * will do.
 */
export const ShowAndHide = meta.story({
  tags: ['behavior'],
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

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

/** A visible password is hidden when its form is submitted, which the button does not do. */
export const HiddenOnSubmit = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'correct horse' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(input, '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('correct horse');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <PasswordField {...args} label="Empty" />
      <PasswordField {...args} label="Filled" defaultValue="correct horse" />
      <PasswordField {...args} label="With a hint" hint="A few unrelated words." />
      <PasswordField {...args} label="Required" required requiredMark="(required)" />
      <PasswordField {...args} label="Invalid" defaultValue="abc" error="Too short" />
      <PasswordField {...args} label="Read only" defaultValue="correct horse" readOnly />
      <PasswordField {...args} label="Disabled" defaultValue="correct horse" disabled />
      <PasswordField {...args} label="Small" size="sm" defaultValue="correct horse" />
      <PasswordField {...args} label="Large" size="lg" defaultValue="correct horse" />
    </Stack>
  ),
});
