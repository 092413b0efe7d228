import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
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

/**
 * Takes out names for developer tools, and marks what only makes a component. Both are calls and
 * assignments at the top level, which count as used: they would keep parts of Radix and React
 * Router that nothing needs, such as the router's forms.
 */
const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:@radix-ui\/.*|react-router\/dist\/.*)\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\s*static \{\s*__name\(this, "\w+"\);\s*\}\n/gm, '')
        .replaceAll(/^\s*__name\([\w$]+, "[\w$]+"\);\n/gm, '')
        .replace(/^var __name = .*;\n/m, 'var __name = (named) => named;\n')
        .replaceAll(/^\w+\.displayName = "[\w.]+";\n/gm, '')
        .replaceAll(
          /^(var \w+ = )(?=React\d*\.(?:createContext|createElement|forwardRef|memo)\()/gm,
          '$1/* @__PURE__ */ ',
        ),
  },
};

export default defineConfig(({ command }) => {
  // Development uses the kit's source, so that changes show at once; a build uses the package like
  // any other consumer.
  const inDevelopment = command === 'serve';
  const source = inDevelopment ? ['@rapport/source'] : [];
  return {
    plugins: [...site(siteConfig), react(), withoutNames],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      // Vite ignores custom conditions when CSS imports CSS.
      alias: inDevelopment ? kitStyles : [],
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: {
      rolldownOptions: {
        output: {
          // One file for the code that every page needs, and for code too small for a file of its
          // own: four small files compress to a kilobyte more.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                test: /\/src\/(?:App|shell\/SitePage|entry-client)\.tsx$|\/(?:Grid|fill|heading-level|hash-target)\.js$/,
              },
              // What the same pages need.
              {
                name: 'section',
                test: /\/(?:Hero|Items|ItemPicture|SectionFrame)\.js$|\/content\/email\.tsx$/,
              },
              { name: 'chip', test: /\/ChipList\.js$/ },
              {
                name: 'form',
                test: /\/(?:use-form-section|form-content|FormBody)\.js$|\/delivery\/use-delivery\.tsx$/,
              },
              { name: 'field', test: /\/(?:TextField|FrameButton|use-follow)\.js$/ },
              { name: 'cover', test: /\/art\/(?:Cover|shapes|seed)\.tsx?$/ },
              {
                name: 'radix',
                test: /\/@radix-ui\/(?:react-collection|react-use-controllable-state|react-primitive|primitive)\//,
              },
            ],
          },
        },
      },
    },
  };
});
