import { expect, fn, userEvent } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
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
    await expect(args.onValueChange).toHaveBeenCalledWith('yearly');
  },
});

export const Playground = meta.story({
  args: { hint: 'Two months are free if you pay by the year.' },
});

/** If the context says what the choice is about, the legend is only read out. */
export const LegendHidden = meta.story({
  args: { labelHidden: true },
});

export const Invalid = meta.story({
  args: { defaultValue: null, required: true, error: 'Choose how you want to pay' },
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

/** If the segments do not fit in one row, they take two. */
export const Narrow = meta.story({
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
