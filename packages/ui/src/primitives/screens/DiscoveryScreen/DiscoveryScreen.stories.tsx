import { expect, waitFor } from 'storybook/test';
import { LONG } from '#stories/fixtures.tsx';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import {
  DiscoveryScreen,
  type DiscoveryScreenContent,
  type DiscoveryScreenCreator,
} from './DiscoveryScreen.tsx';

const creator = (
  name: string,
  niche: string,
  [followers = '', engagement = '']: string[],
  share: number,
): DiscoveryScreenCreator => ({
  picture: <Picture variant="portrait" seed={name} />,
  name,
  niche,
  stats: [
    { value: followers, label: 'followers' },
    { value: engagement, label: 'engagement' },
  ],
  match: { value: `${share * 100}%`, share },
});

const content = {
  filters: [
    {
      label: 'Niche',
      chips: [
        { label: 'Home', selected: true },
        { label: 'Repair', selected: true },
        { label: 'Food' },
        { label: 'Travel' },
      ],
    },
    { label: 'Engagement', value: '3–8%', range: { from: 0.25, to: 0.7 } },
    {
      label: 'Audience',
      chips: [
        { label: '25–34', selected: true },
        { label: '35–44' },
        { label: 'Portugal', selected: true },
      ],
    },
  ],
  count: '128 creators',
  detail: 'Best match first',
  creators: [
    {
      ...creator('Amara Okafor', 'Furniture and repair', ['184K', '6.2%'], 0.96),
      selected: true,
    },
    creator('Jonas Weber', 'Small kitchens', ['92K', '5.8%'], 0.91),
    creator('Li Na Chen', 'Plants indoors', ['310K', '4.1%'], 0.84),
    creator('Rosa Almeida', 'Secondhand finds', ['58K', '7.4%'], 0.79),
  ],
} satisfies DiscoveryScreenContent;

const label =
  'Search for creators by niche, engagement and audience; 128 found, one on the shortlist';

const meta = preview.meta({
  title: 'Components/Screens/DiscoveryScreen',
  id: 'discoveryscreen',
  component: DiscoveryScreen,
  args: { content },
  decorators: [(Story) => <div style={{ maxInlineSize: '35rem' }}>{Story()}</div>],
});

/** Without a label it is decoration; the bars show how well each creator fits. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const bars = canvasElement.querySelectorAll(
      '.rp-DiscoveryScreen-match :is(.rp-Screen-track, .rp-Screen-bar)',
    );
    // The bar grows first.
    await waitFor(async () => {
      const [track, bar] = [...bars].map((part) => part.getBoundingClientRect().width);
      await expect(bar! / track!).toBeCloseTo(0.96, 1);
    });
  },
});

export const Playground = meta.story({
  args: { title: 'Find creators', label, note: 'Sample data' },
});

/** With a label it is one image. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label, note: 'Sample data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toHaveTextContent('128 creators');
  },
});

/** Creators on the shortlist are tinted and marked. */
export const Selected = meta.story({
  args: {
    content: {
      ...content,
      creators: content.creators.map((one, index) => ({ ...one, selected: index < 2 })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-selected] > svg')).toHaveLength(2 + 4);
  },
});

/** No creator matches. */
export const Empty = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      ...content,
      count: '0 creators',
      creators: [],
      empty: { title: 'No creators match', text: 'Remove a filter to see more of them.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No creators match')).toBeVisible();
  },
});

/** A shortlist: nothing to filter. */
export const NoFilters = meta.story({
  args: { content: { count: '3 creators', creators: content.creators.slice(0, 3) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.rp-DiscoveryScreen-filters')).toBeNull();
    await expect(canvasElement.querySelectorAll('.rp-DiscoveryScreen-creator')).toHaveLength(3);
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      filters: content.filters.map((filter) => ({
        ...filter,
        label: LONG.label,
        value: LONG.label,
      })),
      count: LONG.label,
      detail: LONG.text,
      creators: content.creators.map((one) => ({
        ...one,
        name: LONG.title,
        niche: LONG.text,
        stats: one.stats.map(({ value }) => ({ value, label: LONG.label })),
      })),
    },
  },
});

/** 240, 360 and 560 px: filters and figures stand below or beside each other. */
export const Widths = meta.story({
  tags: ['matrix'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: (args) => (
    <>
      {[240, 360, 560].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '90vi', marginBlockEnd: 40 }}>
          <DiscoveryScreen {...args} />
        </div>
      ))}
    </>
  ),
});

export const RightToLeft = meta.story({ tags: ['behavior'], globals: { dir: 'rtl' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm">
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <DiscoveryScreen {...args} key={accent} accent={accent} title={accent} />
      ))}
    </Grid>
  ),
});
