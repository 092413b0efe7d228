/**
 * Chooses the stories that have pictures, and their modes, by rule rather than by list. Chromatic
 * has many pictures. The repository has the fewest of them that show each part and page.
 */
import { modeNames, type ModeName } from './modes.ts';

/** The facts about a story that both Storybook's index and its preview have. */
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

/** Returns the modes in which Chromatic takes a story; empty if it has no pictures. */
export function modesOf({ title, name, tags }: StoryFacts): ModeName[] {
  const [group = ''] = title.split('/');
  // The state map is made of pages that have pictures of their own.
  if (tags.includes('behavior') || title === 'Pages/State map') return [];
  if (group === 'Pages') return BOTH;
  if (name === 'Matrix') return MATRIX;
  return name === 'Default' && ['Components', 'Sections'].includes(group) ? FOUR : [];
}

/**
 * Returns the modes in which the repository has a picture of a story: few, because each makes a
 * clone larger. Together, a part's `Matrix` and `Default` show both schemes and both widths.
 */
export function baselineModesOf(story: StoryFacts): ModeName[] {
  const isPage = story.title.startsWith('Pages/');
  if (isPage && story.name !== 'Default') return [];
  const chosen: ModeName[] = story.name === 'Matrix' || isPage ? ['light-1280'] : ['dark-360'];
  return chosen.filter((mode) => modesOf(story).includes(mode));
}

/**
 * Returns the greatest height in px of a story's pictures in the repository. Pages are cut, because
 * their sections have pictures of their own.
 */
export const maxHeight = ({ title }: StoryFacts): number =>
  title.startsWith('Pages/') ? 960 : 6000;

/** Counts the snapshots of these stories at Chromatic. */
export const countPictures = (stories: StoryFacts[]): number =>
  stories.reduce((sum, story) => sum + modesOf(story).length, 0);
