import type { Accent } from '@rapport/ui';
import type { ComponentType } from 'react';

/** A page of the site: one entry in the route table. */
export interface Route {
  path: string;
  /** The title of its tab, bookmarks and search results. */
  title: string;
  /** For search engines: one or two sentences. */
  description: string;
  /** The audience's accent color. */
  accent: Accent;
  /** `signedIn` redirects signed-out visitors to /login. */
  access: 'public' | 'signedIn';
  /** Loads the page; see once.ts. */
  load: (pause?: number) => Promise<{ default: ComponentType }>;
}
