import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
// By its path: Vite bundles that into the configuration, and leaves a package to Node, which may not
// read TypeScript.
import { site } from '../site-build/src/index.ts';
import { siteConfig } from './site.config.ts';

const kitStyles = fileURLToPath(new URL('../ui/src/styles.css', import.meta.url));

export default defineConfig(({ command }) => {
  // In development the kit's source, so that a change shows at once; a build takes the package as
  // any other consumer would.
  const inDevelopment = command === 'serve';
  const source = inDevelopment ? ['@rapport/source'] : [];
  return {
    plugins: [...site(siteConfig), react()],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Vite asks for no condition of ours where CSS imports CSS.
      alias: inDevelopment ? [{ find: '@rapport/ui/styles.css', replacement: kitStyles }] : [],
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: {
      rolldownOptions: {
        output: {
          // What every page needs, in one file: four small ones compress to a kilobyte more.
          codeSplitting: {
            groups: [{ name: 'base', test: /\/src\/(?:App|shell\/SitePage|entry-client)\.tsx$/ }],
          },
        },
      },
    },
  };
});
