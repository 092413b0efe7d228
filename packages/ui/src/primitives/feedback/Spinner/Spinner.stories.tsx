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
      <Spinner {...args} size="sm" label="Loading the list" labelHidden />
      <Spinner {...args} label="Loading the page" labelHidden />
      <Spinner {...args} size="lg" label="Loading the photos" />
    </Inline>
  ),
});

export const Basics = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Playground = meta.story({ args: { size: 'lg' } });

/** Without a visible label, where the reason for the wait is obvious. */
export const LabelHidden = meta.story({ args: { labelHidden: true } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={12}>
      <Spinner size="sm" label="Small" labelHidden />
      <Spinner size="md" label="Middle" labelHidden />
      <Spinner size="lg" label="Large" labelHidden />
      <Spinner size="sm" label="Small" />
      <Spinner size="md" label="Middle" />
      <Spinner size="lg" label="Large" />
    </Inline>
  ),
});
