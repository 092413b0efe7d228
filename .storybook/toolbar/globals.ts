/** The tools above a story, in order: the product's look, then the reader's direction and words. */
import type { Preview } from '@storybook/react-vite';
import { themeNames } from '../themes.ts';

/** The value of `scheme` that shows both beside each other. */
export const SIDE_BY_SIDE = 'side-by-side';

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A story can pin one: `globals: { scheme: 'dark' }`. A link keeps them: `&globals=scheme:dark`. */
export const toolbar = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: themeNames.map((value) => ({ value, title: capitalized(value) })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Color scheme',
    toolbar: {
      title: 'Color scheme',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'System', right: 'as this computer' },
        { value: SIDE_BY_SIDE, title: 'Side by side', right: 'light and dark' },
      ],
      dynamicTitle: true,
    },
  },
  accent: {
    description: 'Accent',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: false,
      items: [
        { value: 'primary', title: 'Primary accent', type: 'reset' },
        { value: 'secondary', title: 'Secondary accent' },
        { value: 'tertiary', title: 'Tertiary accent' },
      ],
    },
  },
  dir: {
    description: 'Direction of the page',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: false,
      items: [
        { value: 'ltr', title: 'Left to right', type: 'reset' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  words: {
    description: 'Words of the kit; Hebrew sets the direction, too',
    toolbar: {
      icon: 'globe',
      dynamicTitle: false,
      items: [
        { value: 'English', title: 'English', type: 'reset' },
        { value: 'Hebrew', title: 'Hebrew' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** The initial state of the toolbar. */
export const initialGlobals = {
  theme: themeNames[0]!,
  scheme: 'light',
  accent: 'primary',
  dir: 'ltr',
  words: 'English',
};
