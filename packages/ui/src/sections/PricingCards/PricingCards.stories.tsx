import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { pricing } from '../../../testing/index.ts';
import { Chip } from '../../primitives/controls/Chip/Chip.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { PeriodSwitch } from '../PeriodSwitch/PeriodSwitch.tsx';
import { PricingCards, type PricingCardsContent, type PricingCardsItem } from './PricingCards.tsx';

const plans: PricingCardsItem[] = [
  {
    title: 'Essential',
    text: 'For a first fleet.',
    price: '$2,500',
    period: 'per month',
    features: ['A checkup', '5 repairs', 'A report a month'],
    action: { label: 'Get started' },
  },
  {
    title: 'Professional',
    text: 'For a courier that rides all year.',
    price: '$5,000',
    period: 'per month',
    features: ['A checkup a month', '15 repairs', 'Two reports a month', 'Help on the road'],
    action: { label: 'Get started' },
    highlighted: true,
    badge: 'Most Popular',
  },
  {
    title: 'Enterprise',
    text: 'For several cities at once.',
    price: 'Custom',
    features: ['Everything, as you need it', 'Unlimited repairs', 'A manager of your own'],
    action: { label: 'Contact sales', href: '/contact' },
  },
];

const content: PricingCardsContent = {
  title: 'Three ways to work with us',
  text: 'Every plan can be changed from one month to the next.',
  items: plans,
};

const meta = preview.meta({
  title: 'Sections/Conversion/PricingCards',
  id: 'pricingcards',
  component: PricingCards,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5,000').closest('p')).toHaveTextContent('$5,000 per month');
    await expect(canvas.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
});

const byPeriod = {
  ...content,
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  items: plans.map((plan, index) =>
    index < 2
      ? {
          ...plan,
          prices: { yearly: { price: ['$25,000', '$50,000'][index], period: 'per year' } },
        }
      : plan,
  ),
};

/**
 * Two billing periods. All prices are in the page. The checked radio button decides which prices
 * are shown, and the new prices are announced.
 */
export const Periods = meta.story({
  args: { content: byPeriod, children: <PeriodSwitch labelHidden content={byPeriod} /> },
});

export const SwitchesPeriod = Periods.extend({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$5,000')).toBeVisible();
    await expect(canvas.getByText('$50,000')).not.toBeVisible();
    const live = canvasElement.querySelector('[aria-live=polite]');
    await expect(live).toBeEmptyDOMElement();

    await pricing(canvasElement, { user: userEvent }).period('Yearly');
    await expect(live).toHaveTextContent(
      'Essential: $25,000 per year. Professional: $50,000 per year. Enterprise: Custom.',
    );
    const amounts = [...canvasElement.querySelectorAll('.rp-PricingCards-amount')]
      .filter((amount) => amount.checkVisibility())
      .map((amount) => amount.textContent);
    await expect(amounts).toEqual(['$25,000', '$50,000', 'Custom']);

    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('$50,000', { selector: 'strong' })).not.toBeVisible();
    await expect(canvas.getByText('$5,000', { selector: 'strong' })).toBeVisible();
  },
});

/** Without a switch, the prices of the first period are shown. */
export const PeriodsWithoutSwitch = meta.story({
  args: { content: byPeriod },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,500')).toBeVisible();
    await expect(canvas.getByText('$25,000')).not.toBeVisible();
  },
});

/** A plan with children, and an action that is a node. */
export const Slots = meta.story({
  args: {
    content: {
      ...content,
      items: plans.map((plan, index) => ({
        ...plan,
        ...(index === 1 && {
          children: <Chip>With a person to call</Chip>,
          footer: 'No card needed',
        }),
        ...(index === 2 && { action: <Text weight="semibold">Call 555 0100</Text> }),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With a person to call')).toBeVisible();
    await expect(canvas.getByText('No card needed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contact sales' })).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

const pressed = fn<(plan: unknown) => void>();

/** An action without an `href` is a button, described by its plan. */
export const ButtonsWithoutTarget = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: content.title,
      items: plans.map((plan) => ({
        ...plan,
        action: { label: 'Get started', onClick: () => pressed(plan.title) },
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Get started' });
    await expect(first).toHaveAccessibleDescription('Essential');
    await expect(second).toHaveAccessibleDescription('Professional');
    await pricing(canvasElement, { user: userEvent }).choose('Professional');
    await expect(pressed).toHaveBeenLastCalledWith('Professional');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenLastCalledWith('Essential');
  },
});

/** All plans look the same. */
export const NoneHighlighted = meta.story({
  args: {
    content: {
      ...content,
      items: plans.map(({ title, price, features, action }) => ({
        title,
        price,
        features,
        action,
      })),
      note: 'Prices do not include sales tax.',
    },
  },
});
