import { ArrowRight, CalendarDays, MessageCircle, Mic, Search, Settings, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Icon } from './Icon.tsx';

const tools = [
  ['Search', Search],
  ['Messages', MessageCircle],
  ['Calendar', CalendarDays],
  ['Favorites', Star],
  ['Settings', Settings],
] as const;

const meta = preview.meta({
  title: 'Components/Data/Icon',
  id: 'icon',
  component: Icon,
  args: { children: <Mic /> },
});

export const Default = meta.story({
  args: { size: 'lg' },
  render: ({ size }) => (
    <Grid columnWidth="sm" style={{ maxInlineSize: '40rem' }}>
      {tools.map(([label, Drawn]) => (
        <Inline key={label} gap={3}>
          <Icon size={size}>
            <Drawn />
          </Icon>
          <Text>{label}</Text>
        </Inline>
      ))}
    </Grid>
  ),
});

export const Playground = meta.story({ args: { size: 'xl' } });

/** `text` grows with the text and sits on its line. */
export const InText = meta.story({
  render: (args) => (
    <>
      <Text size="xl">
        <Icon {...args} /> A new episode every Thursday
      </Text>
      <Text size="xs">
        <Icon {...args} /> A new episode every Thursday
      </Text>
    </>
  ),
});

/** With `label` it is an image with a name, for places without text next to it. */
export const Named = meta.story({
  args: { children: <Star />, label: 'Editor’s choice', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Editor’s choice' })).toBeVisible();
  },
});

/** An arrow points in the reading direction, left to right or right to left. */
export const Directional = meta.story({
  render: (args) => (
    <Inline gap={8}>
      <Text asChild>
        <span>
          Next <Icon {...args} directional />
        </span>
      </Text>
      <Text asChild dir="rtl" lang="ar">
        <span>
          التالي <Icon {...args} directional />
        </span>
      </Text>
    </Inline>
  ),
  args: { children: <ArrowRight /> },
  play: async ({ canvasElement }) => {
    const turns = [...canvasElement.querySelectorAll('.rp-Icon')].map(
      (icon) => getComputedStyle(icon).transform !== 'none',
    );
    await expect(turns).toEqual([false, true]);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline gap={6}>
      {(['text', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text asChild key={size}>
          <span>
            <Icon size={size}>
              <Mic />
            </Icon>{' '}
            {size}
          </span>
        </Text>
      ))}
    </Inline>
  ),
});
