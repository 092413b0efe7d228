/** The marks of social networks, as line icons. */
import { icon } from './icon.tsx';

export const instagram = icon(
  'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM8 12a4 4 0 1 1 8 0 4 4 0 1 1-8 0M16.75 7.25v.01',
  1.75,
);

export const youTube = icon(
  'M6.5 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9.25l5 2.75-5 2.75z',
  1.75,
);

export const linkedIn = icon(
  'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8 11v5.5M8 7.75v.01M12 16.5V11m0 2.75c0-3.5 4.5-3.75 4.5-.25v3',
  1.75,
);
