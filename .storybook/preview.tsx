import { lazy } from 'react';
import addonA11y from '@storybook/addon-a11y';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { patience } from '@rapport/tooling/patience';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/foundations/fonts.css';
import './preview.css';
import { sessionToolbar, withSession } from '../packages/app/src/story-sessions.tsx';
import { withChromatic } from './chromatic.ts';
import { brandTheme } from './docs/brand-theme.ts';
import { withLinks } from './links.tsx';
import { initialGlobals, toolbar } from './toolbar/globals.ts';
import { withLook } from './toolbar/look.tsx';
import { widths } from './toolbar/widths.ts';

// Loaded on demand, because Storybook's blocks are larger than everything else.
const PageDocs = lazy(() => import('./docs/PageDocs.tsx'));

// How long stories wait for something that loads asynchronously, such as the code of a page.
configure({ asyncUtilTimeout: patience.expect });

/** Set by vitest.config.ts. */
const isTestRun = import.meta.env['TEST_SCOPE'] !== undefined;

export default definePreview({
  addons: [addonDocs, addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [withChromatic],
  parameters: {
    layout: 'padded',
    // Passes would add 100 kB to each story's report. Preloading serves two rules: one on the
    // screen's orientation, which is off, and one on sound, which nothing here plays.
    a11y: {
      test: 'error',
      options: isTestRun
        ? { reporter: 'no-passes', resultTypes: ['violations'], preload: false }
        : {},
    },
    controls: { expanded: true },
    viewport: { options: widths },
    docs: {
      page: () => <PageDocs />,
      theme: brandTheme(),
      toc: {
        headingSelector: 'h2, h3',
        // Headings of stories do not belong to the page, and their ids change with each visit.
        ignoreSelector: '.docs-story *, .sb-example *',
        title: 'On this page',
      },
      // Only stories of the kit have code that a developer can copy; see kit-docs.ts.
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Index',
          'Foundations',
          'Components',
          [
            'Layout',
            'Text',
            'Actions',
            'Forms',
            'Disclosure',
            'Feedback',
            'Overlays',
            'Navigation',
            'Data',
          ],
          'Sections',
          ['Heroes', 'Content', 'Proof', 'Lists', 'Conversion', 'Account', 'Shell'],
          'Pages',
          ['State map', 'Marketing', 'Company', 'Help', 'Account', 'Legal'],
          'Flows',
          ['Overview'],
          'Contributing',
        ],
      },
    },
  },
  globalTypes: {
    ...toolbar,
    session: { description: 'Session of page stories', toolbar: sessionToolbar },
  },
  initialGlobals: { ...initialGlobals, session: 'signedOut' },
  decorators: [withSession, withLinks, withLook],
});
