/**
 * `npm test -- screenshots`: compares stories with their pictures of before on this machine. The first
 * run takes the pictures and fails; `npx vitest run --project screenshots -u` takes them again.
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withStory } from '../rendering/mount.tsx';
import { storyNamed } from '../rendering/stories.ts';

/** Parts that show most of the kit's colors, type and spacing. */
const NAMES = [
  'Button Matrix',
  'Link Matrix',
  'TextField Matrix',
  'Select Matrix',
  'Checkbox Matrix',
  'RadioGroup Matrix',
  'Slider Matrix',
  'Accordion Default',
  'Tabs Default',
  'Alert Matrix',
  'Badge Matrix',
  'Card Matrix',
  'Table Default',
  'Prose Default',
  'Hero Default',
  'SiteHeader Default',
  'SiteFooter Default',
  'FeatureGrid Default',
  'PricingCards Default',
  'FaqAccordion Default',
  'Testimonials Default',
  'SignUpForm Default',
  'ContactForm Default',
  'DashboardCards Default',
];

test.each(NAMES)('%s', (name) =>
  withStory(storyNamed(name), {}, async (container) => {
    await expect.element(page.elementLocator(container)).toMatchScreenshot(name);
  }),
);
