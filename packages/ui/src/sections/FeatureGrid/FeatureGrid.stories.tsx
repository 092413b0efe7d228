import { expect } from 'storybook/test';
import { Each } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { Chip } from '../../primitives/controls/Chip/Chip.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { FeatureGrid, type FeatureGridContent, type FeatureGridItem } from './FeatureGrid.tsx';

const features: FeatureGridItem[] = [
  {
    title: 'Messages',
    text: 'One thread for each booking, with its papers beside it.',
    picture: <Picture variant="cover" seed="messages" />,
    link: { label: 'About messages', href: '/services' },
  },
  {
    title: 'Timetable',
    text: 'Show the boats you would like to be found for, by the season or by the day.',
    picture: <Picture variant="cover" seed="timetable" />,
  },
  {
    title: 'Analytics',
    text: 'Cabins, cargo and fares for each crossing, while the boat is out and after it.',
    picture: <Picture variant="cover" seed="analytics" />,
  },
];

const content: FeatureGridContent = {
  title: 'What you work with',
  text: 'Three tools that both sides share.',
  items: features,
};

const LAYOUTS = ['cards', 'bento', 'rows'] as const;

const meta = preview.meta({
  title: 'Sections/Content/FeatureGrid',
  id: 'featuregrid',
  component: FeatureGrid,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Messages', 'Timetable', 'Analytics']);
  },
});

export const Playground = meta.story({ args: { layout: 'bento', surface: 'sunken' } });

/** Wide and narrow cards alternate. */
export const Bento = meta.story({
  args: {
    layout: 'bento',
    content: { ...content, items: [...features, { ...features[0]!, title: 'Letters' }] },
  },
});

/** One row per feature; in a wide container the picture alternates sides. */
export const Rows = meta.story({
  args: { layout: 'rows' },
  play: async ({ canvasElement }) => {
    const lefts = (part: string) =>
      [...canvasElement.querySelectorAll(`.rp-FeatureGrid-${part}`)].map(
        (element) => element.getBoundingClientRect().left,
      );
    const words = lefts('words');
    const sides = lefts('art').map((left, index) => (left < words[index]! ? 'start' : 'end'));
    await expect(sides).toEqual(['end', 'start', 'end']);
  },
});

/** Emphasis, a link and a line break in the texts; actions below the intro; a node in a feature. */
export const RichText = meta.story({
  args: {
    content: {
      title: (
        <>
          All you <em>need</em>
        </>
      ),
      text: (
        <>
          And nothing else.
          <br />
          See <Link href="#prices">the prices</Link>.
        </>
      ),
      actions: [
        { label: 'Start', href: '#' },
        { label: 'Start', href: '#' },
      ],
      items: ['Fast', 'Fast'].map((title) => ({
        title: <em>{title}</em>,
        text: (
          <>
            In <strong>one</strong> click, as <Link href="#">shown here</Link>.
          </>
        ),
        children: <Chip>New</Chip>,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Start' })).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { name: 'Fast' })).toHaveLength(2);
  },
});

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={LAYOUTS}>
      {(layout) => (
        <FeatureGrid
          {...args}
          layout={layout}
          content={{
            title: `No pictures, ${layout}`,
            items: features.map(({ title, text }) => ({ title, text })),
          }}
        />
      )}
    </Each>
  ),
});
