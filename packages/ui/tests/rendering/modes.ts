import { themes } from '../stories/themes.ts';
import type { View } from './mount.tsx';

/** The modes in which colors are checked, besides light. The docs page of each part lists them. */
export const modes: Record<string, View> = {
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
  ...Object.fromEntries(
    [...themes.keys()].slice(1).flatMap((theme) => [
      [theme, { theme }],
      [`${theme}, dark`, { theme, colorScheme: 'dark' }],
    ]),
  ),
};
