/** Light is that in which the stage `stories` runs all of axe on each story. */
const light = { light: {} } as const;

/** What else a visitor's system can ask for. */
export const systemModes = {
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
} as const;

const directions = { 'right to left': { dir: 'rtl' } } as const;

/** The themes besides the default one. */
export const themeModes = {
  rapport: { theme: 'rapport' },
  'rapport, dark': { theme: 'rapport', colorScheme: 'dark' },
  gazette: { theme: 'gazette' },
  'gazette, dark': { theme: 'gazette', colorScheme: 'dark' },
} as const;

/** The modes in which axe runs on stories. The docs page of each part lists them, too. */
export const modes = { ...light, ...systemModes, ...directions, ...themeModes };
