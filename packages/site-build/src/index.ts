import mdx from '@mdx-js/rollup';
import type { PluginOption } from 'vite';
import { mdxSections } from './mdx-sections.ts';
import type { SiteOptions } from './options.ts';
import { prerenderedSite } from './plugin.ts';
import { requireSettings } from './settings.ts';

export type { ServerEntry, SiteOptions, BuiltPage } from './options.ts';

/** Returns Vite plugins for a site: MDX, a check of its settings, and a build of every page. */
export const site = (options: SiteOptions): PluginOption[] => [
  // Runs before React's plugin, which expects JavaScript.
  { enforce: 'pre', ...mdx({ rehypePlugins: [mdxSections] }) },
  requireSettings(options.settings),
  prerenderedSite(options),
];
