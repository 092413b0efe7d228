/** The schemes in which the stage `stories` runs axe on each story, after its play function. */
const schemes = {
  light: {},
  dark: { colorScheme: 'dark' },
} as const;

/** What else a visitor's system can ask for. */
export const systemModes = {
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
  'right to left': { dir: 'rtl' },
} as const;

/** The themes besides the default one. */
export const themeModes = {
  rapport: { theme: 'rapport' },
  'rapport, dark': { theme: 'rapport', colorScheme: 'dark' },
  gazette: { theme: 'gazette' },
  'gazette, dark': { theme: 'gazette', colorScheme: 'dark' },
} as const;

/** The modes in which axe runs on each story. The docs page of each part lists them, too. */
export const modes = { ...schemes, ...systemModes, ...themeModes };
