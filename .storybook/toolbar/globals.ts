/** The items of the toolbar, in order: the product's look, the reader's settings, the words. */
import type { GlobalTypes } from 'storybook/internal/types';
import { themeNames } from '../themes.ts';
import { SIDE_BY_SIDE } from './side-by-side.ts';

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const sideBySide = { value: SIDE_BY_SIDE, title: 'Side by side', right: 'all of them' };

/**
 * The globals of the decorator in `preview.tsx`. A story can pin one: `globals: { scheme: 'dark' }`.
 * A link keeps all of them: `&globals=scheme:dark;text:longer`.
 */
export const toolbarTypes: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [...themeNames.map((name) => ({ value: name, title: capitalized(name) })), sideBySide],
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
        { ...sideBySide, right: 'light and dark' },
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
  preference: {
    description:
      'What a visitor’s system asks for. Imitated: for the real thing, and for forced colors, open your browser’s developer tools and choose it under Rendering.',
    toolbar: {
      icon: 'accessibility',
      dynamicTitle: false,
      items: [
        { value: 'none', title: 'No preference', type: 'reset' },
        { value: 'contrast', title: 'More contrast', right: 'imitated' },
        { value: 'motion', title: 'Reduced motion', right: 'imitated' },
      ],
    },
  },
  text: {
    description: 'Length and size of text',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: false,
      items: [
        { value: 'normal', title: 'Text as it is', type: 'reset' },
        { value: 'longer', title: 'Text 40% longer', right: 'as translated' },
        { value: 'larger', title: 'Text at 200%', right: 'as enlarged' },
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
};

/** The initial state of the toolbar. */
export const initialGlobals = {
  theme: 'plain',
  scheme: 'light',
  accent: 'primary',
  preference: 'none',
  text: 'normal',
  dir: 'ltr',
  words: 'English',
};
