/** Each section looks finished as the only part of a page: its content keeps off the edges. */
import { describe, expect, test } from 'vitest';
import { crowdedContent } from './checks/alone.ts';
import { withStory } from './mount.tsx';
import { stories } from './stories.ts';

/** Sections that are not tested, and why. */
const EXCEPT: Record<string, string> = {
  DashboardCards: 'stands inside DashboardShell, which has the room around it',
  HeaderMenus: 'stands inside SiteHeader',
  PeriodSwitch: 'stands inside PricingCards',
};

const sections = [...stories].flatMap(([name, story]) => {
  const section = /^Sections\/(\w+) Default$/.exec(name)?.[1];
  return section && !(section in EXCEPT) ? [[section, story] as const] : [];
});

test('there are sections', () => {
  expect(sections.length).toBeGreaterThan(30);
});

describe.each([360, 1440])('keeps its content off the edges of a page %i px wide', (width) => {
  test.each(sections)('%s', (_name, story) =>
    withStory(story, { width }, (container) => expect(crowdedContent(container)).toEqual([])),
  );
});
