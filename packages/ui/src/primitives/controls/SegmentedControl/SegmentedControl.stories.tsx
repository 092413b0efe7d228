import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Segment, SegmentedControl } from './SegmentedControl.tsx';

const periods = (
  <>
    <Segment value="monthly" label="Monthly" />
    <Segment value="yearly" label="Yearly" />
  </>
);

const segments = (labels: string[]) =>
  labels.map((label) => <Segment key={label} value={label.toLowerCase()} label={label} />);

const meta = preview.meta({
  title: 'Components/Forms/Choices/SegmentedControl',
  id: 'segmentedcontrol',
  component: SegmentedControl,
  subcomponents: { Segment },
  args: {
    legend: 'Billing',
    name: 'period',
    defaultValue: 'monthly',
    onValueChange: fn(),
    children: periods,
  },
});

export const Default = meta.story({
  decorators: [framed],
});

/** A radio group: the legend names it, and a click anywhere on a segment chooses it. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('yearly', expect.anything());
  },
});

export const Playground = meta.story({
  args: { hint: 'Two months are free if you pay by the year.' },
});

/** If the context says what the choice is about, the legend is only read out. */
export const LegendHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Billing' });
    const bar = canvas.getByText('Monthly').closest('div') as HTMLElement;
    await expect(group.getBoundingClientRect().height).toBe(bar.getBoundingClientRect().height);
  },
});

/** One tab stop; the arrow keys move and choose (ARIA radio group pattern). */
export const Keyboard = meta.story({
  tags: ['behavior'],
  args: { children: segments(['Day', 'Week', 'Month']), defaultValue: 'week' },
  play: async ({ canvas }) => {
    const [day, week, month] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(week).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await expect(month).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(month).toBeChecked();
    await userEvent.tab();
    await expect(canvas.queryAllByRole('radio')).not.toContain(document.activeElement);
  },
});

/** Nothing is chosen yet. */
export const NothingChosen = meta.story({ args: { defaultValue: null } });

export const Invalid = meta.story({
  args: { defaultValue: null, required: true, error: 'Choose how you want to pay' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Billing' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how you want to pay');
  },
});

export const DisabledSegment = meta.story({
  args: {
    children: (
      <>
        {periods}
        <Segment value="forever" label="Once" disabled />
      </>
    ),
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** While a form is being sent, the choice stays and cannot be changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
});

export const StaysAsItIs = ReadOnly.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    monthly.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(monthly).toBeChecked();
  },
});

export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [period, setPeriod] = useState<string | null>('monthly');
    return (
      <Stack align="start">
        <SegmentedControl {...args} value={period} onValueChange={setPeriod} />
        <Text>{period === 'yearly' ? '$240 per year' : '$24 per month'}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByText('$240 per year')).toBeVisible();
  },
});

/** The group takes part in its form's data and reset. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Plan">
      <Stack align="start">
        <SegmentedControl {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('period');
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(data()).toBe('yearly');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(data()).toBe('monthly');
  },
});

/** If the segments do not fit in one row, they take two. */
export const Narrow = meta.story({
  tags: ['behavior'],
  args: {
    legend: 'Distance',
    defaultValue: 'marathon',
    children: segments(['5 kilometers', '10 kilometers', 'Half marathon', 'Marathon', 'Ultra']),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(group.width).toBeLessThanOrEqual(272);
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().right).toBeLessThanOrEqual(group.right);
  },
});

/** Right to left, the first choice is on the right. */
export const RightToLeft = meta.story({
  tags: ['behavior'],
  args: {
    dir: 'rtl',
    lang: 'ar',
    legend: 'الفوترة',
    children: (
      <>
        <Segment value="monthly" label="شهريًا" />
        <Segment value="yearly" label="سنويًا" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((one) => one.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6}>
            {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
              <SegmentedControl
                {...args}
                key={accent}
                name={surface + accent}
                data-accent={accent}
              />
            ))}
            <SegmentedControl {...args} name={`${surface}-hint`} hint="With a hint." />
            <SegmentedControl {...args} name={`${surface}-off`} disabled />
            <SegmentedControl {...args} name={`${surface}-error`} error="Choose one" />
            <SegmentedControl {...args} name={`${surface}-five`} labelHidden defaultValue="week">
              {segments(['Day', 'Week', 'Month', 'Quarter', 'Year'])}
            </SegmentedControl>
            <SegmentedControl {...args} name={`${surface}-sm`} size="sm" />
            <SegmentedControl {...args} name={`${surface}-lg`} size="lg" />
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
