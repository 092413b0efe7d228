import { expect, fn, userEvent } from 'storybook/test';
import { COUNTS, Each, LONG, onSurfaces, repeat, SHORT, twice } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { PricingCards, type PricingCardsContent, type PricingPlan } from './PricingCards.tsx';

const plans: PricingPlan[] = [
  {
    title: 'Essential',
    text: 'For a first campaign.',
    price: '$2,500',
    period: 'per month',
    features: ['A strategy', '5 partnerships', 'A report a month'],
    action: { label: 'Get started' },
  },
  {
    title: 'Professional',
    text: 'For a brand that publishes all year.',
    price: '$5,000',
    period: 'per month',
    features: [
      'A strategy, kept up',
      '15 partnerships',
      'Two reports a month',
      'Help with content',
    ],
    action: { label: 'Get started' },
    highlighted: true,
    badge: 'Most Popular',
  },
  {
    title: 'Enterprise',
    text: 'For several markets at once.',
    price: 'Custom',
    features: ['Everything, as you need it', 'Unlimited partnerships', 'A manager of your own'],
    action: { label: 'Contact sales', href: '/contact' },
  },
];

const content: PricingCardsContent = {
  title: 'Three ways to work with us',
  text: 'Every plan can be changed from one month to the next.',
  plans,
};

const meta = preview.meta({
  title: 'Sections/PricingCards',
  component: PricingCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(['Essential', 'Professional', 'Enterprise']);
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    await expect(canvas.getByText('$5,000').closest('p')).toHaveTextContent('$5,000 per month');
    await expect(canvas.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** An action without an `href` is a button, described by its plan. */
export const ButtonsWithoutTarget = meta.story({
  args: { onAction: fn() },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Get started' });
    await expect(first).toHaveAccessibleDescription('Essential');
    await expect(second).toHaveAccessibleDescription('Professional');
    if (second) await userEvent.click(second);
    await expect(args.onAction).toHaveBeenCalledWith(plans[1]);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(plans[0]);
  },
});

/** All plans look the same. */
export const NoneHighlighted = meta.story({
  args: {
    content: {
      ...content,
      plans: plans.map(({ title, price, features, action }) => ({
        title,
        price,
        features,
        action,
      })),
      note: 'Prices do not include sales tax.',
    },
  },
});

export const FirstHighlighted = meta.story({
  args: {
    accent: 'tertiary',
    content: {
      ...content,
      plans: [{ ...plans[0]!, highlighted: true, badge: 'New' }, plans[2]!],
    },
  },
});

/** Inner headings stay below the title, whatever its level. */
export const DeeperInOutline = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
});

export const ItemCounts = meta.story({
  render: (args) => (
    <Each of={COUNTS}>
      {(count) => (
        <PricingCards
          {...args}
          content={{
            title: `Plans: ${count}`,
            plans: repeat(plans, count, ({ highlighted = false, badge, ...plan }, index) => ({
              ...plan,
              ...(index === 1 && badge && { highlighted, badge }),
              title: `${plan.title}, ${index + 1}`,
            })),
          }}
        />
      )}
    </Each>
  ),
});

export const LongText = meta.story({
  args: {
    content: {
      eyebrow: LONG.label,
      title: LONG.title,
      text: LONG.text,
      note: LONG.text,
      plans: [
        plans[0]!,
        {
          title: LONG.title,
          text: LONG.text,
          price: '$1,234,567,890,123',
          period: LONG.label,
          features: [LONG.title, LONG.text, LONG.label],
          action: { label: LONG.label },
          highlighted: true,
          badge: LONG.label,
        },
        plans[2]!,
      ],
    },
  },
});

export const ShortText = meta.story({
  args: {
    content: {
      title: SHORT.title,
      plans: [SHORT.title, 'So', 'On'].map((title, index) => ({
        title,
        price: `${index}`,
        features: [SHORT.text],
        action: { label: SHORT.label },
        highlighted: index === 1,
      })),
    },
  },
});

export const Surfaces = meta.story({ tags: ['dev'], render: onSurfaces(PricingCards) });

export const Twice = meta.story(twice(PricingCards));
