import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Divider } from '../../layout/Divider/Divider.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Choices/Switch',
  id: 'switch',
  component: Switch,
  args: { label: 'Show me in searches', name: 'listed', onCheckedChange: fn() },
});

export const Default = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: '28rem' }}>
      <Switch
        label="Show me in searches"
        hint="Members then find you by topic and city."
        name="listed"
        defaultChecked
      />
      <Divider />
      <Switch label="Messages by email" name="mail" defaultChecked />
      <Divider />
      <Switch label="A letter every month" name="letter" />
    </Stack>
  ),
});

export const Toggles = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Show me in searches' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Show me in searches'));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

export const Playground = meta.story({
  args: { hint: 'Members then find you by topic and city.', defaultChecked: true },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

/** If saving failed, an error below it says so. */
export const Invalid = meta.story({
  args: { error: 'This could not be saved. Try again.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('This could not be saved. Try again.');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack style={{ maxInlineSize: '24rem' }}>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <div key={accent} data-accent={accent}>
          <Switch label={accent} />
          <Switch label="on" defaultChecked hint="With a hint." />
          <Switch label="disabled" disabled />
          <Switch label="disabled, on" disabled defaultChecked />
          <Switch label="invalid" error="This could not be saved." />
          <Switch label="Small" size="sm" defaultChecked hint="With a hint." />
          <Switch label="Small, off" size="sm" />
          <Switch label="Large" size="lg" defaultChecked hint="With a hint." />
          <Switch label="Large, off" size="lg" />
        </div>
      ))}
    </Stack>
  ),
});
