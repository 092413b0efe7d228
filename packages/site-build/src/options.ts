import type { PolicyChanges } from './config.ts';
import type { Settings } from './settings.ts';

/** The site's configuration. Paths are relative to the site's folder. */
export interface SiteOptions {
  /** The site's name. */
  name: string;
  /** The module that renders its pages. It exports a {@link ServerEntry}. */
  server: string;
  /**
   * Modules that a visitor with a stored session needs on every page. A script in index.html may
   * append the content of the template `session-modules`, which preloads them. @default none
   */
  sessionModules?: string[];
  /** The site's address if the variable VITE_SITE_URL is not set. */
  defaultUrl: string;
  /** Environment variables of a build, and the form of each. */
  settings: Settings;
  /** Returns the changes that a build's variables make to the policy of firebase.json. @default none */
  policy?: (env: Record<string, string>) => PolicyChanges;
}

/** What the build needs to know about a page. */
export interface BuiltPage {
  path: string;
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** Its module, relative to the site's folder; its code is preloaded. */
  module: string;
  /** Whether everybody may see it. Only the client knows what to show on the others. */
  isPublic: boolean;
}

/** The exports of the module that renders a site's pages. */
export interface ServerEntry {
  pages: BuiltPage[];
  /** The color of the browser's own interface. */
  themeColors: { light: string; dark: string };
  /** Describes a page's link preview to those who do not see it; see pictures.ts for its title. */
  pictureAlt: (title: string) => string;
  /** Renders the HTML of a public page. */
  render: (path: string) => Promise<string>;
  /** Renders the home page's data about the company for search engines, as HTML. */
  renderOrganization: (siteUrl: string) => string;
  /** HTML for visitors with scripts off, on a page that only the client renders. */
  noScript: string;
  /** The page for unknown addresses. */
  notFound: { title: string; description: string; noScript: string };
}
