import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
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

export const WithValue = meta.story({ args: { defaultValue: 'correct horse' } });

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

/** Pasting works. */
export const Paste = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.click(input);
    await userEvent.paste('from my password manager');
    await expect(input).toHaveValue('from my password manager');
  },
});

/** A visible password is hidden when its form is submitted. */
export const HiddenOnSubmit = meta.story({
  tags: ['behavior'],
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

/**
 * A visible password is also hidden when the browser restores the page from its back/forward cache.
 */
export const HiddenOnReturn = meta.story({
  tags: ['behavior'],
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

/** The parent controls the value, whether or not the password is shown. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <Stack align="start">
        <PasswordField {...args} value={value} onValueChange={setValue} />
        <Text asChild>
          <span>{`${value.length} characters`}</span>
        </Text>
        <Button variant="outline" onClick={() => setValue('')}>
          Empty it
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(input, 'correct');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, ' horse');
    await expect(input).toHaveValue('correct horse');
    await expect(canvas.getByText('13 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty it' }));
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  },
});

const onSent = fn();

/**
 * The password is in the form data. Enter submits the form, the eye button does not; a reset clears
 * the password.
 */
export const InForm = meta.story({
  tags: ['behavior'],
  args: { name: 'password' },
  render: (args) => (
    <form
      aria-label="Log in"
      onSubmit={(event) => {
        event.preventDefault();
        onSent(new FormData(event.currentTarget).get('password'));
      }}
    >
      <Stack align="start">
        <PasswordField {...args} />
        <Inline>
          <Button type="submit">Log in</Button>
          <Button type="reset" variant="outline">
            Reset
          </Button>
        </Inline>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    onSent.mockClear();
    const input = canvas.getByLabelText('Password', { exact: true });
    await userEvent.type(input, 'correct horse');
    canvas.getByRole('button', { name: 'Show password' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSent).not.toHaveBeenCalled();
    await userEvent.type(input, '{Enter}');
    await expect(onSent.mock.calls).toEqual([['correct horse']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('');
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
