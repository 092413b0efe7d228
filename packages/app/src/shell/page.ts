import type { Accent } from '@rapport/ui';
import type { ComponentType } from 'react';

/** A page of the site. */
export interface Page {
  path: string;
  /** The title of its tab, bookmarks and search results. */
  title: string;
  /** The audience's accent color. @default 'primary' */
  accent?: Accent;
  /**
   * Who may see it: `signedIn` sends others to /login, and `signedOut` sends visitors with an account
   * to the dashboard. @default everybody
   */
  access?: 'signedIn' | 'signedOut';
  /** The file in `pages/`, which `load` imports. The build preloads its code. */
  file: string;
  load: () => Promise<{ default: ComponentType }>;
}
