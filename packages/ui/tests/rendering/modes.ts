import { themes } from '../stories/themes.ts';
import type { View } from './mount.tsx';

/** What else a visitor's system can ask for. */
export const systemModes = {
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
} as const;

/** The themes besides the default one. */
export const themeModes: Record<string, View> = Object.fromEntries(
  [...themes.keys()].slice(1).flatMap((theme) => [
    [theme, { theme }],
    [`${theme}, dark`, { theme, colorScheme: 'dark' }],
  ]),
);

/** The modes in which colors are checked, besides light. The docs page of each part lists them. */
export const modes = { ...systemModes, ...themeModes };
