import type { HeadingLevel } from './content.ts';

/** Returns the level of a heading nested below a heading of `level`, at most 6. */
export const below = (level: HeadingLevel = 2, steps = 1): HeadingLevel =>
  Math.min(level + steps, 6) as HeadingLevel;
