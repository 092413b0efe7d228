/** Icons of the benefits, in the color of the text. */
import { icon } from './icon.tsx';

/** Two circles that overlap. */
export const match = icon('M3 12a6 6 0 1 1 12 0 6 6 0 1 1-12 0m6 0a6 6 0 1 1 12 0 6 6 0 1 1-12 0');

/** A growing plant. */
export const growth = icon(
  'M12 21v-9m0 3c0-4-3-6-7.5-6 0 4.5 3 6 7.5 6m0-3c0-4 3-7 8-7 0 5-3.5 7-8 7',
);

/** A target. */
export const target = icon(
  'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0m5 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0m4 0v.01',
);

/** Rising bars. */
export const measure = icon('M4 20h16M6.5 16v-3m5.5 3V9m5.5 7V4.5');
