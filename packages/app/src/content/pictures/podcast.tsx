/** The pictures of the podcast page. */
import { icon } from './icon.tsx';

/** A speech bubble with a thought in it. */
export const insight = icon('M4 4.5h16v12h-8l-5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01');

/** A rising line. */
export const trend = icon('M3 17.5l6-6 4 4 8-9M15.5 6.5H21V12');

/** A star. */
export const success = icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
);
