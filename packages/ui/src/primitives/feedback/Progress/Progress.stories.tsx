import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
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

/** Other languages format percentages differently. */
export const AnotherLanguage = meta.story({
  tags: ['behavior'],
  args: { lang: 'fr', label: 'Profil complété', value: 3, max: 5, valueText: '{percent}\u00a0%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60\u00a0%');
  },
});

/** Without a value, when the duration is unknown. */
export const Indeterminate = meta.story({
  args: { label: 'Uploading the photo set', value: undefined },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
    // Only `transform` is animated, so there is no layout or paint.
    const moving = canvasElement
      .getAnimations({ subtree: true })
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame));
    const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    await expect(new Set(moving.filter((key) => !described.has(key)))).toEqual(
      new Set(['transform']),
    );
  },
});

/** Only the bar, where the context explains it. It keeps its accessible name. */
export const LabelHidden = meta.story({
  args: { labelHidden: true, size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile completed' })).toBeVisible();
  },
});

/** The bar follows its value. */
export const Advancing = meta.story({
  tags: ['behavior'],
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(bar.value).toBe(3);
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 4 steps');
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

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <Stack align="start">
      <Progress
        label="Your profile"
        value={step}
        max={4}
        valueText="{value} of {max} steps"
        style={{ inlineSize: '100%' }}
      />
      <Button size="sm" variant="outline" onClick={() => setStep((step % 4) + 1)}>
        Next step
      </Button>
    </Stack>
  );
}
