import { expect, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Text/VisuallyHidden',
  id: 'visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'out of five' },
});

export const Default = meta.story({
  render: (args) => (
    <Stack gap={3}>
      <Text>
        Rated 4.8 <VisuallyHidden {...args} />
      </Text>
      <Text size="sm" tone="quiet">
        Screen readers say: “Rated 4.8 {args.children}”.
      </Text>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { children: 'Nothing shows here' } });

/** Visible while focus is inside. Press Tab. */
export const Focusable = meta.story({
  tags: ['behavior'],
  args: { focusable: true },
  render: (args) => (
    <VisuallyHidden {...args}>
      <Link href="#end">Skip the map</Link>
    </VisuallyHidden>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const width = () => link.parentElement!.getBoundingClientRect().width;
    await expect(width()).toBeGreaterThan(50);
    link.blur();
    await expect(width()).toBeLessThanOrEqual(1);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Text>
        In a sentence: 4.8 <VisuallyHidden>out of five</VisuallyHidden>
      </Text>
      <Inline>
        <Text>In a row:</Text>
        <VisuallyHidden>between two</VisuallyHidden>
        <Text>no gap is added for its words.</Text>
      </Inline>
      <VisuallyHidden focusable>
        <Link href="#end">Shown while it has focus</Link>
      </VisuallyHidden>
    </Stack>
  ),
});
