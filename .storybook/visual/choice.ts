/**
 * The rule for which stories have pictures, and in which modes: the same in the repository and at
 * Chromatic. There is no list of stories.
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

/** The modes of a story's pictures; empty if it has none. */
export function modesOf({ title, name, tags }: StoryFacts): ModeName[] {
  const [group = ''] = title.split('/');
  // The state map is made of pages that have pictures of their own.
  if (tags.includes('behavior') || title === 'Pages/State map') return [];
  if (group === 'Pages') return BOTH;
  if (name === 'Matrix') return MATRIX;
  return name === 'Default' && ['Components', 'Sections'].includes(group) ? FOUR : [];
}

/**
 * The height of a story's pictures in the repository at most, in px, so that they stay small: what
 * else a page has is sections, which have pictures of their own.
 */
export const maxHeight = ({ title }: StoryFacts): number =>
  title.startsWith('Pages/') ? 960 : 6000;

/** How many pictures these stories have: at Chromatic, snapshots. */
export const countPictures = (stories: StoryFacts[]): number =>
  stories.reduce((sum, story) => sum + modesOf(story).length, 0);
