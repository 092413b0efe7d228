import mdx from '@mdx-js/rollup';
import type { PluginOption } from 'vite';
import { mdxSections } from './mdx-sections.ts';
import { prerenderedSite } from './plugin.ts';
import { requireSettings } from './settings.ts';

/** Vite's plugins for a site: pages in MDX, its settings, and a build that renders every page. */
export const site = (): PluginOption[] => [
  // Before React's plugin, which takes what is JavaScript by then.
  { enforce: 'pre', ...mdx({ rehypePlugins: [mdxSections] }) },
  requireSettings(),
  prerenderedSite(),
];
