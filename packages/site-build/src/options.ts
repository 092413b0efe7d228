/** What the build has to know of a site. Paths are from the site's folder. */
export interface SiteOptions {
  /** What the site is called. */
  name: string;
  /** The module that renders its pages: its exports are a {@link ServerEntry}. */
  server: string;
  /** Its own stylesheet. */
  styles: string;
  /** File names of the fonts that the first screen of every page uses. */
  fonts: string[];
  /** Where it is when the variable VITE_SITE_URL does not say. */
  defaultUrl: string;
  /** Variables that a build cannot do without. */
  settings: string[];
  /** Origins that the pages of a build talk to beside those of firebase.json. @default none */
  connect?: (env: Record<string, string>) => string[];
}

/** A row of the site's route table, as far as the build needs it. */
export interface SiteRoute {
  path: string;
  title: string;
  /** `signedIn`: only the client can say what is to be seen. */
  access: 'public' | 'signedIn';
  load: () => Promise<{ default: unknown }>;
}

/** What the module that renders a site's pages exports. */
export interface ServerEntry {
  routes: SiteRoute[];
  /** What search engines and previews say of a page, by path. */
  descriptions: Record<string, string>;
  /** The browser's own colour around a page. */
  themeColors: { light: string; dark: string };
  /** The HTML of a public page. */
  render: (path: string) => Promise<string>;
  /** HTML of what search engines are told of the company, on the home page. */
  renderOrganization: (siteUrl: string) => string;
  /** HTML for visitors with scripts off, on a page that only the client can fill. */
  noScript: string;
  /** The page of unknown addresses. */
  notFound: { title: string; description: string; noScript: string };
}
