import mdx from '@mdx-js/rollup';
import type { PluginOption } from 'vite';
import { mdxSections } from './mdx-sections.ts';

/** Compiles the MDX of the legal texts. Runs before React's plugin, which expects JavaScript. */
export const siteMdx = (): PluginOption => ({
  enforce: 'pre',
  ...mdx({ rehypePlugins: [mdxSections] }),
});
