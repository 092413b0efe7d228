import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { patience } from '@rapport/tooling/patience';
import '../packages/ui/src/styles.css';
import '../packages/ui/src/foundations/fonts.css';
import './preview.css';
import './docs/focus-in-frame.ts';
import './linked-args/preview.ts';
import './same-page-links.ts';
import { sessionToolbar, withSession } from '../packages/app/src/story-sessions.tsx';
import { he } from '../packages/ui/src/words/he.ts';
import { RapportProvider } from '../packages/ui/src/words/RapportProvider/RapportProvider.tsx';
import { withColorsInDark } from './colors-in-dark.ts';
import { StoryFrame } from './docs/StoryFrame.tsx';
import { docsSource, readableControls } from './kit-controls.ts';
import { withoutStandIns, withStandIns } from './stand-ins.ts';
import { paces } from '../packages/app/src/flows/pace.ts';
import { initialGlobals, toolbarTypes } from './toolbar/globals.ts';
import { applyLook } from './toolbar/look.ts';
import { widths } from './toolbar/widths.ts';
import { withChromaticParameters } from './visual/chromatic.ts';

// How long stories wait for something that loads asynchronously, such as the code of a page.
configure({ asyncUtilTimeout: patience.expect });

const { VITEST_STORYBOOK, TEST_SCOPE } = import.meta.env;
/** False for "Run tests" in Storybook, which shows passes and has room for one result of axe. */
const isTestRun = VITEST_STORYBOOK === 'false';
// With all passes, axe's report would be 100 kB for each story.
const axeOptions = isTestRun ? { reporter: 'no-passes' as const } : {};
// In the core scope, the rendering tests check dark.
const a11y = isTestRun && TEST_SCOPE === 'full' ? withColorsInDark(addonA11y()) : addonA11y();

// Loaded on demand, because its blocks are larger than everything else. Storybook's types lack the
// parameter.
const docsRenderer = {
  renderer: async () => (await import('./docs/docs-renderer.ts')).docsRenderer,
};

/**
 * Toolbar globals. A story can pin one: `globals: { scheme: 'dark' }`.
 * `withSession` hands `session` to the page stories.
 */
export default definePreview({
  addons: [definePreviewAddon<DocsTypes>(addonDocs), a11y],
  tags: ['autodocs'],
  argTypesEnhancers: [readableControls, withChromaticParameters],
  argsEnhancers: [withStandIns],
  // Before each rendering, so that the story and its play function get the elements.
  beforeEach: (context) => {
    context.args = withoutStandIns(context);
    // In the core scope, axe skips stories that only test: another story shows the state in which
    // they end.
    if (isTestRun && TEST_SCOPE === 'core' && context.tags.includes('behavior')) {
      context.parameters = { ...context.parameters, a11y: { test: 'off' } };
    }
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    viewport: { options: widths },
    docs: {
      ...docsRenderer,
      toc: {
        headingSelector: 'h2, h3',
        // Headings of stories do not belong to the page, and their ids change with each visit.
        ignoreSelector: '.docs-story *, .sb-example *',
        title: 'On this page',
      },
      // Only stories of the kit have code that a developer can copy.
      source: { transform: docsSource },
      canvas: { sourceState: 'none' },
    },
    options: {
      // Storybook evaluates this function's text, so it has no types and no outside references.
      // Docs come first, then the Playground, states and matrices.
      storySort: (a, b) => {
        const order =
          'Welcome Index Foundations Components Layout Text Actions Forms Disclosure Feedback Overlays Navigation Data Sections Heroes Content Proof Lists Conversion Account Shell Pages Marketing Company Help Legal Flows Overview Contributing';
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
    ...toolbarTypes,
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
    ...initialGlobals,
    pace: 'once',
    session: 'signedOut',
  },
  decorators: [
    withSession,
    (Story, { globals, storyGlobals, viewMode }) => {
      const { accent, words } = globals;
      const isHebrew = words === 'Hebrew';
      const story = isHebrew ? (
        <RapportProvider words={he} direction="rtl">
          <Story />
        </RapportProvider>
      ) : (
        <Story />
      );
      if (viewMode === 'docs') {
        const [dir, lang] = isHebrew ? (['rtl', 'he'] as const) : ([globals['dir'], 'en'] as const);
        return (
          <StoryFrame {...{ accent, dir, lang }} scheme={storyGlobals['scheme']}>
            {story}
          </StoryFrame>
        );
      }
      applyLook(globals);
      return story;
    },
  ],
});
