import type { HeadingLevel } from './content.ts';

/** The level of a heading nested below a heading of `level`; 6 at most. */
export const below = (level: HeadingLevel, steps = 1): HeadingLevel =>
  Math.min(level + steps, 6) as HeadingLevel;
