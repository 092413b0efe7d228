import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Divider } from '../../layout/Divider/Divider.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
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
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, expect.anything());
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

export const Playground = meta.story({
  args: { hint: 'Members then find you by topic and city.', defaultChecked: true },
});

export const WithHint = meta.story({
  args: { hint: 'Members then find you by topic and city.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Show me in searches' }),
    ).toHaveAccessibleDescription('Members then find you by topic and city.');
  },
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

/** Stacked settings with aligned switches. */
export const Several = meta.story({
  render: () => (
    <Card padding="sm" style={{ maxInlineSize: '28rem' }}>
      <Switch label="Show me in searches" defaultChecked />
      <Divider />
      <Switch label="New offers by email" hint="At once, one mail an offer." />
      <Divider />
      <Switch label="Monthly letter" />
    </Card>
  ),
});

/** The parent controls the state. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('It is on.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

/** The switch is in the form's data like a checkbox; a reset restores the initial state. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Settings">
      <Stack align="start">
        <Switch {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  args: { defaultChecked: true, value: 'yes' },
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('listed');
    await expect(data()).toBe('yes');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(data()).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(data()).toBe('yes');
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

function Kept(props: ComponentProps<typeof Switch>) {
  const [on, setOn] = useState(false);
  return (
    <Stack align="start">
      <Switch {...props} checked={on} onCheckedChange={setOn} />
      <Text>It is {on ? 'on' : 'off'}.</Text>
      <Button variant="outline" onClick={() => setOn(false)}>
        Switch off
      </Button>
    </Stack>
  );
}
