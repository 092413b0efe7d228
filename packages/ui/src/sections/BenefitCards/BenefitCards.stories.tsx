import { expect } from 'storybook/test';
import { icon } from '#stories/icon.tsx';
import preview from '#stories/preview.tsx';
import { BenefitCards, type BenefitCardsItem, type BenefitCardsContent } from './BenefitCards.tsx';

const benefits: BenefitCardsItem[] = [
  {
    title: 'Lower expenses',
    text: 'Those who book their crossings here pay less for the same trip.',
    icon: icon('M4 17 10 11l4 4 6-8M15 7h5v5'),
  },
  {
    title: 'Route matching',
    text: 'You hear of boats that fit your plans and the people who travel with you.',
    icon: icon('M9 12a5 5 0 1 1 6 0M12 12v8M8 20h8'),
  },
  {
    title: 'Travel resources',
    text: 'Maps, packing lists and evenings with others who go where you go.',
    icon: icon('M12 20V9M12 13c0-4-3-6-7-6 0 4 3 6 7 6zM12 10c0-3 2-6 7-6 0 4-3 6-7 6z'),
  },
];

const stat = { value: '30%', label: 'less spent, on average' };
const withStat = (at: number) =>
  benefits.map((benefit, index) => (index === at ? { ...benefit, stat } : benefit));

const content: BenefitCardsContent = {
  title: 'What you get out of it',
  items: withStat(0),
};

const meta = preview.meta({
  title: 'Sections/Content/BenefitCards',
  id: 'benefitcards',
  component: BenefitCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'Lower expenses30% less spent, on average',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'secondary' } });

/** When the benefit with a figure comes last, the large card is on the far side. */
export const FigureLast = meta.story({
  args: { accent: 'tertiary', content: { ...content, items: withStat(2) } },
  play: async ({ canvas }) => {
    const [first, second, large] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(large!.left).toBeGreaterThan(first!.right);
    await expect(large!.bottom).toBeGreaterThan(second!.bottom - 1);
  },
});

/** Without figures, all benefits are columns under a rule. */
export const WithoutFigures = meta.story({ args: { content: { ...content, items: benefits } } });

export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: { ...content, items: withStat(0).map((one) => ({ ...one, icon: undefined })) },
  },
});

/** When every benefit has a stat, the first is the large card. */
export const AllWithFigures = meta.story({
  args: { content: { ...content, items: [0, 1, 2].map((at) => withStat(at)[at]!) } },
});
