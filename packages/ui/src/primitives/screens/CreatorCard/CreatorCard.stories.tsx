import { expect } from 'storybook/test';
import { LONG } from '#stories/fixtures.tsx';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { CreatorCard, type CreatorCardContent } from './CreatorCard.tsx';

const content: CreatorCardContent = {
  picture: <Picture variant="portrait" seed="amara-okafor" />,
  name: 'Amara Okafor',
  niche: 'Furniture and repair',
  detail: 'Porto, Portugal',
  badge: { label: 'Free in June' },
  topics: ['Woodwork', 'Upcycling', 'Small spaces'],
  stats: [
    { value: '184K', label: 'Followers' },
    { value: '6.2%', label: 'Engagement' },
    { value: '41K', label: 'Avg. views' },
  ],
  rate: { value: '$1,200', label: 'One video, from' },
};

const label = 'Profile of a furniture maker with 184,000 followers, from $1,200 for a video';

const meta = preview.meta({
  title: 'Components/Screens/CreatorCard',
  id: 'creatorcard',
  component: CreatorCard,
  args: { content },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
});

/** Without a label it is decoration. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { label, note: 'Sample data', accent: 'secondary' } });

/** With a label it is one image. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label, note: 'Sample data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toHaveTextContent('Amara Okafor');
  },
});

/** In the window of a product, with a bar. */
export const Titled = meta.story({
  tags: ['behavior'],
  args: { title: 'Creators / Amara Okafor' },
});

/** Only what is required. */
export const Short = meta.story({
  args: {
    content: {
      name: 'Li Na',
      niche: 'Plants',
      stats: [{ value: '9K', label: 'Followers' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.rp-CreatorCard-rate')).toBeNull();
    await expect(canvasElement.querySelector('.rp-CreatorCard-topics')).toBeNull();
    await expect(canvasElement.querySelector('.rp-CreatorCard-badge')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      ...content,
      name: LONG.title,
      niche: LONG.text,
      badge: { label: LONG.label, tone: 'warning' },
      topics: [LONG.label, LONG.title],
      stats: content.stats.map(({ value }) => ({ value, label: LONG.label })),
      rate: { value: '$1,200,000', label: LONG.text },
    },
  },
});

/** 240, 360 and 560 px: in a wide window the badge is beside the name. */
export const Widths = meta.story({
  tags: ['matrix'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: (args) => (
    <>
      {[240, 360, 560].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '90vi', marginBlockEnd: 40 }}>
          <CreatorCard {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const besideName = [...canvasElement.querySelectorAll('.rp-CreatorCard')].map((card) => {
      const { top } = card.querySelector('.rp-CreatorCard-badge')!.getBoundingClientRect();
      return top < card.querySelector('.rp-CreatorCard-words')!.getBoundingClientRect().bottom;
    });
    await expect(besideName.slice(0, 2)).toEqual([false, false]);
    if (innerWidth > 640) await expect(besideName[2]).toBe(true);
  },
});

export const RightToLeft = meta.story({ tags: ['behavior'], globals: { dir: 'rtl' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm">
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['neutral', 'accent', 'highlight', 'success', 'warning'] as const).map((tone) => (
          <CreatorCard
            {...args}
            key={accent + tone}
            accent={accent}
            content={{ ...content, badge: { label: tone, tone } }}
          />
        )),
      )}
    </Grid>
  ),
});
