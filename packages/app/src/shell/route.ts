import type { Accent } from '@rapport/ui';
import type { ComponentType } from 'react';

/** A page of the site: one row of the route table. */
export interface Route {
  path: string;
  /** What the tab, a bookmark and a search result are called. */
  title: string;
  /** Whom the page speaks to. */
  accent: Accent;
  /** `signedIn`: others are sent to /login. */
  access: 'public' | 'signedIn';
  /** Loads the page, once; after a failure a later call tries again. */
  load: () => Promise<{ default: ComponentType }>;
}
