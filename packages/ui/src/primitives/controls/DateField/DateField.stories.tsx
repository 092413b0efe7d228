import { expect, fireEvent, fn } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/DateField',
  id: 'datefield',
  component: DateField,
  args: { label: 'Day of delivery', name: 'day', onValueChange: fn() },
});

type Canvas = { getByLabelText: (text: string) => HTMLElement };
const inputOf = (canvas: Canvas) => canvas.getByLabelText('Day of delivery') as HTMLInputElement;

export const Default = meta.story({
  args: { hint: 'We bake from Tuesday to Saturday.', defaultValue: '2026-05-12' },
  decorators: [framed],
});

/** The native control; its value is in ISO form in every language. */
export const Enters = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await expect(input.type).toBe('date');
    await fireEvent.input(input, { target: { value: '2026-11-30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30');
  },
});

export const Playground = meta.story({
  args: { hint: 'We deliver until Christmas.', min: '2026-11-24', max: '2026-12-24' },
});

export const Types = meta.story({
  render: () => (
    <Stack gap={6}>
      <TextField label="Text" />
      <DateField label="Date" defaultValue="2026-11-30" />
      <DateField label="Time" type="time" />
      <DateField label="Date and time" type="datetime-local" defaultValue="2026-11-30T18:30" />
    </Stack>
  ),
});

export const Invalid = meta.story({
  args: {
    required: true,
    defaultValue: '2026-12-25',
    hint: 'We deliver until Christmas.',
    error: 'Choose a day before December 25',
  },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeInvalid();
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      'Choose a day before December 25 We deliver until Christmas.',
    );
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: '2026-11-30', readOnly: true } });

export const Disabled = meta.story({ args: { defaultValue: '2026-11-30', disabled: true } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6} align="start">
            <DateField label="Empty" />
            <DateField label="Filled" defaultValue="2026-11-30" hint="With a hint." />
            <DateField label="Time" type="time" defaultValue="18:30" />
            <DateField label="Both" type="datetime-local" defaultValue="2026-11-30T18:30" />
            <DateField label="Invalid" defaultValue="2026-12-25" error="Choose a day before it" />
            <DateField label="Read only" defaultValue="2026-11-30" readOnly />
            <DateField label="Disabled" defaultValue="2026-11-30" disabled />
            <DateField label="Small" size="sm" defaultValue="2026-11-30" />
            <DateField label="Large" size="lg" defaultValue="2026-11-30" />
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
