import { expect } from 'storybook/test';
import { LONG } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import {
  AudienceCards,
  type AudienceCardsItem,
  type AudienceCardsContent,
} from './AudienceCards.tsx';

const audiences: AudienceCardsItem[] = [
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
  text: 'Both sides use the same shelves.',
  items: audiences,
};

const meta = preview.meta({
  title: 'Sections/Content/AudienceCards',
  id: 'audiencecards',
  component: AudienceCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
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
      items: [
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
      items: audiences.map(({ title, text }) => ({ title, text })),
    },
  },
});
