import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/foundations/fonts.css';
import './preview.css';
import { he } from '../packages/ui/src/words/he.ts';
import { RapportProvider } from '../packages/ui/src/words/RapportProvider/RapportProvider.tsx';
import { docsSource, readableControls } from './kit-controls.ts';
import { applyTheme, themeNames } from './themes.ts';

// How long stories wait for something that loads asynchronously, such as the code of a page.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Toolbar globals. A story can pin one: `globals: { scheme: 'dark' }`.
 * The app's page stories read `session`.
 */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [readableControls],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    // Only stories of the kit have code that a developer can copy.
    docs: { source: { transform: docsSource }, canvas: { sourceState: 'none' } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Primitives',
          'Forms',
          'Sections',
          'Words',
          'Brand',
          'Pages',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: themeNames,
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Color scheme',
        icon: 'mirror',
        items: ['light', 'dark', 'system'],
        dynamicTitle: true,
      },
    },
    dir: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    words: {
      description: 'Words of the kit; Hebrew sets the direction, too',
      toolbar: {
        title: 'Words',
        icon: 'globe',
        items: ['English', 'Hebrew'],
        dynamicTitle: true,
      },
    },
    accent: {
      description: 'Accent',
      toolbar: {
        title: 'Accent',
        icon: 'contrast',
        items: ['primary', 'secondary', 'tertiary'],
        dynamicTitle: true,
      },
    },
    session: {
      description: 'Session of page stories',
      toolbar: {
        title: 'Session',
        icon: 'user',
        items: ['signedOut', 'influencer', 'brand'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'plain',
    scheme: 'light',
    dir: 'ltr',
    words: 'English',
    accent: 'primary',
    session: 'signedOut',
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      const isHebrew = globals['words'] === 'Hebrew';
      root.dir = isHebrew ? 'rtl' : globals['dir'];
      root.lang = isHebrew ? 'he' : 'en';
      root.dataset['accent'] = globals['accent'];
      if (globals['scheme'] === 'system') delete root.dataset['colorScheme'];
      else root.dataset['colorScheme'] = globals['scheme'];
      applyTheme(globals['theme']);
      return isHebrew ? (
        <RapportProvider words={he} direction="rtl">
          <Story />
        </RapportProvider>
      ) : (
        <Story />
      );
    },
  ],
});
