import type { PluginOption } from 'vite';
import { siteMdx } from './mdx.ts';
import type { SiteOptions } from './options.ts';
import { prerenderedSite } from './plugin.ts';
import { requireSettings } from './settings.ts';

export type { ServerEntry, SiteOptions, SiteRoute } from './options.ts';

/** Vite plugins for a site: MDX, a check of its settings, and a build that renders every page. */
export const site = (options: SiteOptions): PluginOption[] => [
  siteMdx(),
  requireSettings(options.settings),
  prerenderedSite(options),
];
