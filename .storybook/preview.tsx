import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/foundations/fonts.css';
import './preview.css';
import { sessionToolbar, withSession } from '../packages/app/src/story-sessions.tsx';
import { he } from '../packages/ui/src/words/he.ts';
import { RapportProvider } from '../packages/ui/src/words/RapportProvider/RapportProvider.tsx';
import { paces } from '../packages/app/src/flows/pace.ts';
import { applyTheme, themeNames } from './themes.ts';
import { withChromaticParameters } from './visual/chromatic.ts';

// How long stories wait for something that loads asynchronously, such as the code of a page.
configure({ asyncUtilTimeout: 10_000 });

/** Moves `@default …` from a prop's description to the column for defaults. */
const defaultsInTheirColumn: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, value] = (argType.description ?? '').split(/\s*@default\s+/);
      if (value === undefined) return [name, argType];
      const defaultValue = argType.table?.defaultValue ?? { summary: value };
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }];
    }),
  );

/**
 * Toolbar globals. A story can pin one: `globals: { scheme: 'dark' }`.
 * `withSession` hands `session` to the page stories.
 */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [defaultsInTheirColumn, withChromaticParameters],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      // Storybook evaluates its text: no types, and nothing from outside. Docs come first, then the
      // Playground, states and matrices.
      storySort: (a, b) => {
        const order =
          'Welcome Index Foundations Components Layout Text Actions Forms Disclosure Feedback Overlays Navigation Data Screens Sections Heroes Content Proof Lists Conversion Account Shell Pages Marketing Company Help Legal Flows Overview Contributing';
        const [left = [], right = []] = [a, b].map(({ title }) => title.split('/'));
        const [first = 0, second = 0] = [a, b].map(({ type, name, tags = [] }) =>
          type === 'docs' ? 0 : name === 'Playground' ? 1 : tags.includes('matrix') ? 3 : 2,
        );
        const at = left.findIndex((name, index) => name !== right[index]);
        if (at === -1) return left.length - right.length || first - second;
        if (at === right.length) return 1;
        const [here = '', there = ''] = [left, right].map((path) => path.at(at) ?? '');
        const [place = 0, other = 0] = [here, there].map((name) => {
          const index = order.split(' ').indexOf(name);
          return index === -1 ? order.length : index;
        });
        return place - other || here.localeCompare(there);
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
      toolbar: sessionToolbar,
    },
    pace: {
      description: 'Pace of flows',
      toolbar: { title: 'Pace', icon: 'play', items: paces, dynamicTitle: true },
    },
  },
  initialGlobals: {
    pace: 'once',
    theme: 'plain',
    scheme: 'light',
    dir: 'ltr',
    words: 'English',
    accent: 'primary',
    session: 'signedOut',
  },
  decorators: [
    withSession,
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
