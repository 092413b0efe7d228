/** Checks that each section, as the only part of a page, keeps its content away from the edges. */
import { describe, expect, test } from 'vitest';
import { crowdedContent } from './checks/alone.ts';
import { withStory } from './mount.tsx';
import { sections } from './stories.ts';

/** Sections that are not tested, and why. */
const EXCEPT: Record<string, string> = {
  DashboardCards: 'stands inside DashboardShell, which has the room around it',
  HeaderMenus: 'stands inside SiteHeader',
  PeriodSwitch: 'stands inside PricingCards',
};

const tested = [...sections].filter(([name]) => !(name in EXCEPT));

describe.each([360, 1440])('keeps its content off the edges of a page %i px wide', (width) => {
  test.each(tested)('%s', (_name, story) =>
    withStory(story, { width }, (container) => expect(crowdedContent(container)).toEqual([])),
  );
});
