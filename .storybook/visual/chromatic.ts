/**
 * Tells Chromatic which stories to take in which modes, and counts them. Storybook's parameters
 * cannot depend on a story's tags. An enhancer of argument types sees both the tags and the merged
 * parameters, so it sets the parameters here.
 */
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { countPictures, modesOf, type StoryFacts } from './choice.ts';
import { modes } from './modes.ts';

/** Returns the parameters of a story that Chromatic reads. */
export const chromaticParameters = (story: StoryFacts): object => {
  const chosen = modesOf(story);
  if (chosen.length === 0) return { disableSnapshot: true };
  return { modes: Object.fromEntries(chosen.map((name) => [name, modes[name]])) };
};

/** Gives each story the parameters above. */
export const withChromaticParameters: ArgTypesEnhancer = ({ argTypes, parameters, ...story }) => {
  parameters['chromatic'] = chromaticParameters({ ...story, tags: story.tags ?? [] });
  return argTypes;
};

/** Free snapshots each month. */
const FREE = 5000;
/**
 * Price of one more snapshot in dollars on the plans with a price. One that `onlyChanged` copies
 * costs a fifth. From https://www.chromatic.com/pricing, July 2026.
 */
const PRICE = 0.008;
const COPIED = 1 / 5;

const dollars = (count: number): string =>
  (count * PRICE).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Writes what a build of these stories costs: a snapshot for each picture, in one browser. */
export function costLine(stories: StoryFacts[]): string {
  const count = countPictures(stories);
  return `${count.toLocaleString('en-US')} snapshots: at most ${dollars(count)}, ${dollars(count * COPIED)} if nothing has changed. ${FREE.toLocaleString('en-US')} a month are free, which is ${Math.floor(FREE / count)} builds without a copy.`;
}
