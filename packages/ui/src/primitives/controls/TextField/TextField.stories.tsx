import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/TextField',
  id: 'textfield',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name', onValueChange: fn() },
});

export const Default = meta.story({
  args: { hint: 'As it should appear on your profile.', defaultValue: 'Maya Okafor' },
  decorators: [framed],
});

export const Playground = meta.story({
  args: { hint: 'As it should appear on your profile.', required: true },
});

/** A phone shows the keyboard for email addresses. */
export const Email = meta.story({
  args: { label: 'Email address', type: 'email', inputMode: 'email', autoComplete: 'email' },
});

/** The label names the input, and clicking the label focuses it. */
export const Typing = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.click(canvas.getByText('Full name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Maya');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Maya');
  },
});

/** The error is tied to the input: screen readers read it with the input. */
export const Invalid = meta.story({
  args: {
    label: 'Email address',
    defaultValue: 'maya@',
    error: 'Enter an email address like name@example.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an email address like name@example.com');
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: 'Maya Okafor', readOnly: true } });

export const Disabled = meta.story({ args: { defaultValue: 'Maya Okafor', disabled: true } });

/** A button that belongs to the field. */
export const End = meta.story({
  args: {
    label: 'Voucher',
    autoComplete: 'off',
    defaultValue: 'SPRING',
    end: (
      <Button variant="ghost" disabled>
        Apply
      </Button>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <TextField label="Empty" />
      <TextField label="Filled" defaultValue="Maya Okafor" hint="With a hint." />
      <TextField label="Required" required requiredMark="(required)" />
      <TextField label="Invalid" defaultValue="maya@" error="Something is missing here" />
      <TextField label="Read only" defaultValue="Maya Okafor" readOnly />
      <TextField label="Disabled" defaultValue="Maya Okafor" disabled />
      <TextField label="Small" size="sm" defaultValue="Maya Okafor" />
      <TextField label="Large" size="lg" defaultValue="Maya Okafor" />
    </div>
  ),
});
