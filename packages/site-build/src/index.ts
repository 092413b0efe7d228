import mdx from '@mdx-js/rollup';
import type { PluginOption } from 'vite';
import { mdxSections } from './mdx-sections.ts';
import type { SiteOptions } from './options.ts';
import { prerenderedSite } from './plugin.ts';
import { requireSettings } from './settings.ts';

export type { ServerEntry, SiteOptions, SiteRoute } from './options.ts';

/** Vite's plugins for a site: texts in MDX, its settings, and a build that renders every page. */
export const site = (options: SiteOptions): PluginOption[] => [
  // Before React's plugin, which takes what is JavaScript by then.
  { enforce: 'pre', ...mdx({ rehypePlugins: [mdxSections] }) },
  requireSettings(options.settings),
  prerenderedSite(options),
];
