/** The modes of a color by their names in the export; `.` is light in the sources. */
export const MODES = {
  light: '.',
  dark: 'dark',
  'light-more-contrast': 'more',
  'dark-more-contrast': 'more-dark',
} as const;
