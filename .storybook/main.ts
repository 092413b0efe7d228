import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { scriptTargets, styleOptions } from '@rapport/site-build/browsers';
import { mdxSections } from '@rapport/site-build/mdx-sections';
import { completeFences } from '../packages/ui/scripts/fences.ts';
import { kitDocs } from './kit-docs.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../docs/storybook/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './theme-editor/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: {
            // Tables in the docs pages, and the imports of their code.
            remarkPlugins: [remarkGfm, completeFences],
            // Splits the legal texts into sections, as the site's build does.
            rehypePlugins: [mdxSections],
          },
        },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Answers assistants at /mcp, while Storybook runs.
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  // The manager's fonts and mark; see manager-head.html.
  staticDirs: [
    { from: '../packages/ui/src/foundations/fonts', to: '/fonts' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/app/public/drawings', to: '/drawings' },
  ],
  // The filter of the sidebar shows stories that only test.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  features: {
    // Off, because the toolbar and the stories have the kit's own surfaces.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from packages/ui/api.json; see kit-docs.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), kitDocs()],
    build: {
      ...config.build,
      target: scriptTargets('.'),
      // The tabs of the controls show the names of components.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
    css: { ...config.css, lightningcss: styleOptions('.') },
    // Finds every import of the stories up front: a later find makes Vite reload during a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [
        'packages/*/src/**/*.stories.tsx',
        '.storybook/theme-editor/*.stories.tsx',
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
