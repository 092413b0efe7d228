import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  id: 'spinner',
  component: Spinner,
});

export const Default = meta.story({
  render: (args) => (
    <Inline gap={10}>
      <Spinner {...args} size="sm" label="Loading the list" />
      <Spinner {...args} label="Loading the page" />
      <Spinner {...args} size="lg" label="Loading the photos" labelHidden={false} />
    </Inline>
  ),
});

export const Basics = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading');
    // Only `transform` is animated, so there is no layout or paint.
    const moving = status
      .getAnimations({ subtree: true })
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame));
    const described = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    await expect(new Set(moving.filter((key) => !described.has(key)))).toEqual(
      new Set(['transform']),
    );
  },
});

export const Playground = meta.story({ args: { size: 'lg' } });

/** With a visible label, where the reason for the wait is not obvious. */
export const LabelShown = meta.story({
  args: { label: 'Fetching your dashboard', labelHidden: false },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Fetching your dashboard');
    await expect(label.getBoundingClientRect().width).toBeGreaterThan(100);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={12}>
      <Spinner size="sm" label="Small" />
      <Spinner size="md" label="Middle" />
      <Spinner size="lg" label="Large" />
      <Spinner size="sm" label="Small" labelHidden={false} />
      <Spinner size="md" label="Middle" labelHidden={false} />
      <Spinner size="lg" label="Large" labelHidden={false} />
    </Inline>
  ),
});
