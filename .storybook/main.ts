import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { scriptTargets, styleOptions } from '@rapport/site-build/browsers';
import { mdxSections } from '@rapport/site-build/mdx-sections';
import { completeFences } from '../packages/ui/scripts/fences.ts';
import { kitDocs } from './kit-docs.ts';
import { kitManifests } from './manifest.ts';

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
  features: { experimentalTestSyntax: true, componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_manifests: kitManifests,
  // Props come from packages/ui/api.json.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), kitDocs()],
    build: { ...config.build, target: scriptTargets('.') },
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
