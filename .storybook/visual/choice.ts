/**
 * The rule for which stories have pictures, and in which modes: many at Chromatic, and of these the
 * fewest that show each part and page in the repository. There is no list of stories.
 */
import { modeNames, type ModeName } from './modes.ts';

/** What Storybook's index and its preview both say of a story. */
export interface StoryFacts {
  title: string;
  name: string;
  tags: readonly string[];
}

/** Both schemes and both widths, once each. */
const BOTH: ModeName[] = ['light-1280', 'dark-360'];
const MATRIX: ModeName[] = [...BOTH, 'rtl-1280', 'forced-1280'];
/** Both schemes at both widths. */
const FOUR = modeNames.filter((name) => !MATRIX.slice(BOTH.length).includes(name));

/** The modes in which Chromatic takes a story; empty if it has none. */
export function modesOf({ title, name, tags }: StoryFacts): ModeName[] {
  const [group = ''] = title.split('/');
  // The state map is made of pages that have pictures of their own.
  if (tags.includes('behavior') || title === 'Pages/State map') return [];
  if (group === 'Pages') return BOTH;
  if (name === 'Matrix') return MATRIX;
  return name === 'Default' && ['Components', 'Sections'].includes(group) ? FOUR : [];
}

/**
 * The modes in which the repository has a picture of a story, each of which makes a clone larger.
 * Between them, a part's `Matrix` and `Default` show both schemes and both widths.
 */
export function baselineModesOf(story: StoryFacts): ModeName[] {
  const isPage = story.title.startsWith('Pages/');
  if (isPage && story.name !== 'Default') return [];
  const chosen: ModeName[] = story.name === 'Matrix' || isPage ? ['light-1280'] : ['dark-360'];
  return chosen.filter((mode) => modesOf(story).includes(mode));
}

/**
 * The height of a story's pictures in the repository at most, in px, so that they stay small: what
 * else a page has is sections, which have pictures of their own.
 */
export const maxHeight = ({ title }: StoryFacts): number =>
  title.startsWith('Pages/') ? 960 : 6000;

/** How many snapshots these stories have at Chromatic. */
export const countPictures = (stories: StoryFacts[]): number =>
  stories.reduce((sum, story) => sum + modesOf(story).length, 0);
