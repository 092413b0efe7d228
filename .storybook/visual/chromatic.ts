/**
 * Tells Chromatic which stories to take in which modes, and how many that are. Storybook merges
 * parameters of the project, the component and the story, but none can depend on a story's tags; what
 * computes the types of its arguments sees the tags and the merged parameters, so that sets them.
 */
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { countPictures, modesOf, type StoryFacts } from './choice.ts';
import { modes } from './modes.ts';

/** What Chromatic reads of a story. */
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

/** Snapshots that are free each month. */
const FREE = 5000;
/**
 * What one more costs in dollars on the plans with a price; one that `onlyChanged` copies costs a
 * fifth. From https://www.chromatic.com/pricing, July 2026.
 */
const PRICE = 0.008;
const COPIED = 1 / 5;

const dollars = (count: number): string =>
  (count * PRICE).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** What a build of these stories costs: a snapshot for each picture, in one browser. */
export function costLine(stories: StoryFacts[]): string {
  const count = countPictures(stories);
  return `${count.toLocaleString('en-US')} snapshots: at most ${dollars(count)}, ${dollars(count * COPIED)} if nothing has changed. ${FREE.toLocaleString('en-US')} a month are free, which is ${Math.floor(FREE / count)} builds without a copy.`;
}
