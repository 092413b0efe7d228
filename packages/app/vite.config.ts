import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
// Imported by path: Vite bundles relative imports into the configuration, but leaves packages to
// Node, which may not support TypeScript.
import { site } from '../site-build/src/index.ts';
import { siteConfig } from './site.config.ts';

/** The sources of the kit's stylesheets. */
const kit = (file: string) => fileURLToPath(new URL(`../ui/${file}`, import.meta.url));
const kitStyles = [
  { find: '@rapport/ui/styles.css', replacement: kit('src/styles.css') },
  { find: '@rapport/ui/fonts.css', replacement: kit('src/foundations/fonts.css') },
  { find: '@rapport/ui/themes', replacement: kit('themes') },
];

export default defineConfig(({ command }) => {
  // Development uses the kit's source, so that changes show at once; a build uses the package like
  // any other consumer.
  const inDevelopment = command === 'serve';
  const source = inDevelopment ? ['@rapport/source'] : [];
  return {
    plugins: [...site(siteConfig), react()],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Vite ignores custom conditions when CSS imports CSS.
      alias: inDevelopment ? kitStyles : [],
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: {
      rolldownOptions: {
        output: {
          // One file for what every page needs. Without it, a page loads twice as many files, and
          // they compress to four kilobytes more.
          codeSplitting: {
            groups: [{ name: 'base', test: /\/src\/(?:entry-client|shell\/SitePage)\.tsx$/ }],
          },
        },
      },
    },
  };
});
