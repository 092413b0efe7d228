import type { Plugin } from 'vite';

/** React Router's code without what keeps unused parts of it in a bundle. */
export const lean = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (\w+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false');

/**
 * Lets the bundler drop what the site does not use of React Router. Its package has one large
 * module for everything, and statements that only name a component for the developer tools keep
 * that component alive: forms, fetchers and prefetching of the framework mode among them. It also
 * exports its development build only, so its warnings are switched off here. See
 * docs/decisions/0004-prerender-and-hosting.md.
 */
export function leanRouter(): Plugin {
  return {
    name: 'rapport:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => lean(code),
    },
  };
}
