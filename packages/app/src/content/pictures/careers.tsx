/** Icons of the benefits. */
import { icon } from './icon.tsx';

/** A flag. */
export const flag = icon('M6 21V4m0 .5h12l-3 4 3 4H6');

/** A battery that charges. */
export const battery = icon('M3 7h15v10H3zM21 10v4M11.5 9l-2.5 3h3l-2.5 3');

/** A house. */
export const house = icon('M4 11l8-7 8 7v9H4zm5 9v-6h6v6');

/** An open book. */
export const book = icon('M12 7c-2-1.5-5-2-8-2v13c3 0 6 .5 8 2 2-1.5 5-2 8-2V5c-3 0-6 .5-8 2v13');

/** A heart. */
export const heart = icon('M12 20l-7.5-7.5a4.6 4.6 0 0 1 7.5-5 4.6 4.6 0 0 1 7.5 5z');

/** A rising line in a frame. */
export const chart = icon('M4 4v16h16M8 15l4-5 3 3 5-7');
