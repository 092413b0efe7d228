/** The modes of a color by the names they have in the export; `.` is light in the sources. */
export const MODES = {
  light: '.',
  dark: 'dark',
  'light-more-contrast': 'more',
  'dark-more-contrast': 'more-dark',
} as const;
