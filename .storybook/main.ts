import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { scriptTargets, styleOptions } from '@rapport/site-build/browsers';
import { mdxSections } from '@rapport/site-build/mdx-sections';
import { testsApart } from './tree/tests-apart.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../docs/storybook/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './theme-editor/*.stories.tsx',
    './state-map/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: {
            // Tables in the docs pages.
            remarkPlugins: [remarkGfm],
            // Splits the legal texts into sections, as the site's build does.
            rehypePlugins: [mdxSections],
          },
        },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Stories that only test are a folder of their own, shown when the tag filter asks for them.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(testsApart),
  features: {
    experimentalTestSyntax: true,
    componentsManifest: true,
    // So that the headings of the Index, words of the product, are found.
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, target: scriptTargets('.') },
    css: { ...config.css, lightningcss: styleOptions('.') },
    // Finds every import of the stories up front: a later find makes Vite reload during a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [
        'packages/*/src/**/*.stories.tsx',
        '.storybook/theme-editor/*.stories.tsx',
        '.storybook/state-map/*.stories.tsx',
        '.storybook/preview.tsx',
      ],
    },
    resolve: {
      ...config.resolve,
      // Use the kit's source, not its build, so that a change shows at once.
      conditions: ['@rapport/source', 'module', 'browser', 'development|production'],
    },
  }),
});
