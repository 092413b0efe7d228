import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CampaignBoard, type BoardCard, type CampaignBoardContent } from './CampaignBoard.tsx';

const by = (name: string): Pick<BoardCard, 'name' | 'picture'> => ({
  name,
  picture: <Picture variant="portrait" seed={name} />,
});

const content: CampaignBoardContent = {
  columns: [
    {
      title: 'Briefed',
      count: 4,
      cards: [
        { title: 'Glaze notes', ...by('Mira Castell'), due: 'May 18', tag: 'Post', progress: 0.1 },
        {
          title: 'Shop tour',
          ...by('Teo Brandt'),
          due: 'May 21',
          tag: 'Reel',
          accent: 'secondary',
          progress: 0,
        },
      ],
    },
    {
      title: 'In progress',
      cards: [
        {
          title: 'Kiln opening',
          ...by('Amara Osei'),
          due: 'May 12',
          tag: 'Video',
          accent: 'tertiary',
          progress: 0.6,
          highlighted: true,
        },
        { title: 'First pour', ...by('Lena Ruiz'), due: 'May 15', tag: 'Post', progress: 0.45 },
      ],
    },
    {
      title: 'In review',
      cards: [
        {
          title: 'Morning set',
          ...by('Jonas Lind'),
          due: 'May 9',
          tag: 'Reel',
          accent: 'secondary',
          progress: 0.9,
        },
      ],
    },
    {
      title: 'Live',
      count: 6,
      cards: [
        { title: 'Open studio', ...by('Noor Haddad'), due: 'May 2', tag: 'Post', progress: 1 },
        {
          title: 'Clay basics',
          ...by('Ivo Marek'),
          due: 'Apr 28',
          tag: 'Video',
          accent: 'tertiary',
          progress: 1,
        },
      ],
    },
  ],
};

const calm: CampaignBoardContent = {
  columns: content.columns.map((column) => ({
    ...column,
    cards: column.cards.map((card) => ({ ...card, highlighted: false })),
  })),
};

const meta = preview.meta({
  title: 'Components/Screens/CampaignBoard',
  id: 'campaignboard',
  component: CampaignBoard,
  args: { content },
});

/** How many columns one sees. */
const columnsIn = (board: Element) =>
  [...board.querySelectorAll('.rp-CampaignBoard-column')].filter((column) =>
    column.checkVisibility(),
  ).length;

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const screen = canvasElement.querySelector('.rp-CampaignBoard')!;
    // It is a picture: there is nothing in it to press.
    await expect(screen.querySelector('a, button, [tabindex]')).toBe(null);
    // A stage says how many cards it has, also those that are not drawn.
    const counts = [...screen.querySelectorAll('.rp-CampaignBoard-count')];
    await expect(counts.map((count) => count.textContent)).toEqual(['4', '2', '1', '6']);
    await expect(canvas.getByText('Kiln opening')).toBeVisible();
  },
});

export const Playground = meta.story({
  args: {
    title: 'Spring set',
    label: 'A board on which a video moves from one stage to the next',
    note: 'Illustrative data',
  },
});

/** With a label it is one image; without, assistive technology skips it. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label: 'A board on which a video moves from one stage to the next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A board/);
  },
});

/** The note stays text that everyone can read. */
export const WithNote = meta.story({
  args: { note: 'Illustrative data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustrative data')).toBeVisible();
  },
});

/** No card is on its way. */
export const Calm = meta.story({ tags: ['behavior'], args: { content: calm } });

/** Only what is needed: no portraits, dates, tags or progress, and a stage without cards. */
export const Sparse = meta.story({
  args: {
    content: {
      columns: [
        { title: 'To do', cards: [{ title: 'Glaze notes', name: 'Mira Castell' }] },
        { title: 'Done', cards: [] },
      ],
    },
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    title: 'Spring set, with everything that belongs to the opening of the second shop',
    content: {
      columns: content.columns.map((column) => ({
        ...column,
        title: `${String(column.title)} by the end of the month`,
        cards: column.cards.map((card) => ({
          ...card,
          title: `${String(card.title)}, filmed in the workshop by the river`,
          name: 'Mira Castellanos-Brandenburg',
          due: 'Wednesday, May 18',
          tag: 'Short video for two platforms',
        })),
      })),
    },
  },
});

/** It fills its box, and its type grows with it. A narrow board shows its first stages. */
export const Widths = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      {[240, 360, 560].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <CampaignBoard {...args} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const boards = [...canvasElement.querySelectorAll('.rp-CampaignBoard')];
    await expect(boards.map(columnsIn)).toEqual([2, 3, 4]);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm" columns={2}>
      {(['surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <CampaignBoard {...args} />
        </Card>
      ))}
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <div key={accent} data-accent={accent}>
          <CampaignBoard {...args} />
        </div>
      ))}
    </Grid>
  ),
});
