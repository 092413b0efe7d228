import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/foundations/fonts.css';
import './preview.css';
import { he } from '../packages/ui/src/words/he.ts';
import { RapportProvider } from '../packages/ui/src/words/RapportProvider/RapportProvider.tsx';
import { initialGlobals, toolbarTypes } from './toolbar/globals.ts';
import { applyLook } from './toolbar/look.ts';
import { widths } from './toolbar/widths.ts';

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
 * The app's page stories read `session`.
 */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [defaultsInTheirColumn],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: widths },
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
    ...toolbarTypes,
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
    ...initialGlobals,
    session: 'signedOut',
  },
  decorators: [
    (Story, { globals }) => {
      applyLook(globals);
      return globals['words'] === 'Hebrew' ? (
        <RapportProvider words={he} direction="rtl">
          <Story />
        </RapportProvider>
      ) : (
        <Story />
      );
    },
  ],
});
