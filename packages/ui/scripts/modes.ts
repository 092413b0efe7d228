/** The modes of a color by name, and what the sources call them, where `.` is light. */
export const MODES = {
  light: '.',
  dark: 'dark',
  'light-more-contrast': 'more',
  'dark-more-contrast': 'more-dark',
} as const;

export type ModeName = keyof typeof MODES;

export const modeNames = Object.keys(MODES) as ModeName[];
