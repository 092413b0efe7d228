/** Icons of the support channels. */
import { icon } from './icon.tsx';

/** An envelope. */
export const letter = icon('M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5', 1.75);

/** An open book. */
export const guide = icon(
  'M12 6.5c-2-1.5-5-2-8-2v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2v13',
  1.75,
);

/** Two speech bubbles. */
export const community = icon(
  'M3.5 4.5h12v9h-6l-3.5 3v-3H3.5zM18.5 9h2v9h-2.5v3l-3.5-3h-4v-1.5',
  1.75,
);
