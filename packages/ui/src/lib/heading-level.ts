import type { HeadingLevel } from './content.ts';

/** The rank of a heading inside what a heading of `level` names; there is none below 6. */
export const below = (level: HeadingLevel, steps = 1): HeadingLevel =>
  Math.min(level + steps, 6) as HeadingLevel;
