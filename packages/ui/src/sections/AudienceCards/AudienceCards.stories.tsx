import { expect } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import {
  AudienceCards,
  type AudienceCardsAudience,
  type AudienceCardsContent,
} from './AudienceCards.tsx';

const audiences: AudienceCardsAudience[] = [
  {
    title: 'For readers',
    text: 'Pay for the articles you finish, and nothing for the rest.',
    stat: { value: '40%', label: 'less than a subscription, on average' },
    points: ['Every magazine in one place', 'Offline on the train'],
    actions: [
      { label: 'Start reading', href: '#read' },
      { label: 'See the magazines', href: '#magazines' },
    ],
    accent: 'secondary',
  },
  {
    title: 'For editors',
    text: 'Publish once. We handle accounts, payments and printing.',
    stat: { value: '2 days', label: 'from draft to newsstand' },
    points: ['Paid at the end of each week', 'Your readers’ addresses stay yours'],
    actions: [{ label: 'Start publishing', href: '#publish' }],
    accent: 'tertiary',
  },
];

const content: AudienceCardsContent = {
  title: 'Made for those who read and those who write',
  audiences,
};

const some = (count: number): AudienceCardsContent => ({
  title: `Number of audiences: ${count}`,
  audiences: repeat(audiences, count, (one, index) => ({
    ...one,
    title: `${one.title as string} ${index + 1}`,
  })),
});

const meta = preview.meta({
  title: 'Sections/Content/AudienceCards',
  id: 'audiencecards',
  component: AudienceCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title as string })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['For readers', 'For editors']);
    await expect(canvas.getByText('40%').closest('p')).toHaveTextContent(
      '40% less than a subscription, on average',
    );
    await expect(canvas.getByRole('link', { name: 'Start publishing' })).toHaveAttribute(
      'href',
      '#publish',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** Buttons in a row of cards line up, however long the texts above them are. */
export const InLine = meta.story({
  args: {
    content: {
      ...content,
      audiences: [
        { ...audiences[0]!, points: [] },
        { ...audiences[1]!, text: LONG.text },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [read, publish] = ['Start reading', 'Start publishing'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    if (read!.left === publish!.left) return; // one below the other
    await expect(Math.abs(read!.bottom - publish!.bottom)).toBeLessThan(1);
  },
});

export const WordsOnly = meta.story({
  args: {
    content: {
      title: 'Words only',
      audiences: audiences.map(({ title, text }) => ({ title, text })),
    },
  },
});

export const ItemCounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Each of={COUNTS}>{(count) => <AudienceCards {...args} content={some(count)} />}</Each>
  ),
});

export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(AudienceCards) });

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      audiences: [
        {
          title: LONG.title,
          text: LONG.text,
          stat: { value: '1,234,567', label: LONG.text },
          points: [LONG.text, LONG.label],
          actions: [{ label: LONG.label, href: '#long' }],
        },
        audiences[0]!,
      ],
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: SHORT.title,
      audiences: [
        { title: 'Us', text: SHORT.text, actions: [{ label: SHORT.label, href: '#us' }] },
        { title: 'Them', text: SHORT.text },
      ],
    },
  },
});

export const Twice = meta.story({ ...twice(AudienceCards), tags: ['behavior'] });
