import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/NumberField',
  id: 'numberfield',
  component: NumberField,
  args: { label: 'Guests', name: 'guests', onValueChange: fn() },
});

export const Default = meta.story({
  args: { hint: 'Children count, too.', defaultValue: 4 },
  decorators: [framed],
});

/** A text box, named by its label. Typed text is reported as a number, or as `null`. */
export const Types = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Guests' });
    await userEvent.click(canvas.getByText('Guests'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('12x');
  },
});

export const Playground = meta.story({
  args: { hint: '1 to 12, you included.', min: 1, max: 12, defaultValue: 2 },
});

/** The unit is read out as part of the description. */
export const Units = meta.story({
  render: () => (
    <Stack gap={6}>
      <NumberField label="Flour" end="kg" step={0.5} defaultValue={2.5} />
      <NumberField label="Budget" start="$" step={50} defaultValue={400} stepButtons={false} />
      <NumberField label="Rent" start="$" end="per month" hint="Without heating." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Flour' })).toHaveAccessibleDescription('kg');
    await expect(canvas.getByRole('textbox', { name: 'Rent' })).toHaveAccessibleDescription(
      'Without heating. $ per month',
    );
  },
});

/** The buttons step within `min` and `max`, are not tab stops, and announce the new number. */
export const StepButtons = meta.story({
  tags: ['behavior'],
  args: { min: 1, max: 3, defaultValue: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    const more = canvas.getByRole('button', { name: 'Increase' });
    const less = canvas.getByRole('button', { name: 'Decrease' });
    for (const button of [more, less]) await expect(button.tabIndex).toBe(-1);
    await userEvent.click(more);
    await expect(input).toHaveValue('3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(more);
    await expect(input).toHaveValue('3');
    for (let press = 0; press < 3; press++) await userEvent.click(less);
    await expect(input).toHaveValue('1');
  },
});

/** Arrow keys step from the number, or from an empty field, and announce the new number. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  args: { step: 0.1, min: 0, stepButtons: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('0.3');
    await expect(canvas.getByRole('status')).toHaveTextContent('0.3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('0.2');
  },
});

/** Point and comma both work. When focus leaves, the text shows the number as it was understood. */
export const ReadsDecimals = meta.story({
  tags: ['behavior'],
  args: { label: 'Weight', step: 0.5, name: 'weight' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    for (const [typed, number, shown] of [
      ['1,5', 1.5, '1.5'],
      ['1,250', 1250, '1250'],
      ['a few', null, 'a few'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(number);
      await expect(input).toHaveValue(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
    }
  },
});

/** A number is read and written as in the language of the page. */
export const InGerman = meta.story({
  args: { label: 'Gewicht', locale: 'de', defaultValue: 1.5, step: 0.5, end: 'kg' },
});

/** The form has plain digits in every language. */
export const SendsPlainDigits = InGerman.extend({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Waage">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('guests');
    await expect(input).toHaveValue('1,5');
    await expect(data()).toBe('1.5');
    await userEvent.type(input, '{ArrowUp}');
    await expect(input).toHaveValue('2');
    await userEvent.clear(input);
    await userEvent.type(input, '1.234,5');
    await expect(data()).toBe('1234.5');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 20, required: true, error: 'Enter a number from 1 to 12' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a number from 1 to 12');
  },
});

/** A read-only field cannot be stepped. */
export const ReadOnly = meta.story({
  args: { defaultValue: 4, readOnly: true },
});

export const StaysAsItIs = ReadOnly.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
  },
});

export const Disabled = meta.story({ args: { defaultValue: 4, disabled: true } });

/** The parent controls the number and can change it. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(2);
    return (
      <NumberField
        {...args}
        value={value}
        onValueChange={(number) => setValue(number === null ? null : Math.min(number, 12))}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '.');
    await expect(input).toHaveValue('2.');
    await userEvent.type(input, '5');
    await expect(input).toHaveValue('2.5');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await expect(input).toHaveValue('12');
  },
});

/**
 * Its number is in the form's data. Text that is not a number stays as typed, so that the schema
 * can reject it.
 */
export const InForm = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 2 },
  render: (args) => (
    <form aria-label="Table">
      <Stack align="start">
        <NumberField {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('guests');
    await expect(data()).toBe('2');
    await userEvent.clear(input);
    await expect(data()).toBe('');
    await userEvent.type(input, '1 000');
    await expect(data()).toBe('1000');
    await userEvent.type(input, ' or so');
    await expect(data()).toBe('1 000 or so');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('2');
    await expect(data()).toBe('2');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6} align="start">
            <NumberField label="Empty" />
            <NumberField label="Filled" defaultValue={12} hint="With a hint." />
            <NumberField label="Units" start="$" end="per month" defaultValue={1250} />
            <NumberField label="No buttons" end="kg" stepButtons={false} defaultValue={2.5} />
            <NumberField label="Invalid" defaultValue={99} error="Enter a number up to 12" />
            <NumberField label="Read only" defaultValue={12} end="kg" readOnly />
            <NumberField label="Disabled" defaultValue={12} end="kg" disabled />
            <NumberField label="Small" size="sm" defaultValue={12} end="kg" />
            <NumberField label="Large" size="lg" defaultValue={12} end="kg" />
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
