import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Progress',
  id: 'progress',
  component: Progress,
  args: { label: 'Profile completed', value: 60 },
});

export const Default = meta.story({
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '32rem' }}>
      <Progress {...args} />
      <Progress label="Photos uploaded" value={3} max={8} />
      <Progress label="Checking the files" />
    </Stack>
  ),
});

export const Basics = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Profile completed' });
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
    await expect((bar as HTMLProgressElement).position).toBe(0.6);
  },
});

export const Playground = meta.story({ args: { value: 35 } });

/** The value in words, where a percentage says little. */
export const ValueInWords = meta.story({
  tags: ['behavior'],
  args: { label: 'Booking details', value: 3, max: 5, valueText: '{value} of {max} steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 steps');
    await expect(canvas.getByText('3 of 5 steps')).toBeVisible();
  },
});

/** Without a value, when the duration is unknown. */
export const Indeterminate = meta.story({
  args: { label: 'Uploading the photo set', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
});

/** Only the bar, where the context explains it. It keeps its accessible name. */
export const LabelHidden = meta.story({
  args: { labelHidden: true, size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile completed' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Stack key={accent} data-accent={accent}>
          {(['sm', 'md'] as const).flatMap((size) =>
            [0, 2, 50, 100, undefined].map((value) => (
              <Progress
                key={size + String(value)}
                size={size}
                value={value}
                label={`${accent} ${size} ${value ?? 'unknown'}`}
              />
            )),
          )}
        </Stack>
      ))}
    </Stack>
  ),
});
