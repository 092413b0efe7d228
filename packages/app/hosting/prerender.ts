/** Renders the public routes of a built site to HTML and completes the hosting configuration. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { completeConfig, type HostingConfig, type InlinePieces } from './config.ts';
import { divideStyles } from './critical-css.ts';
import { assetAddress, componentsIn, readStyles } from './kit-styles.ts';
import { findPageChunks } from './page-chunks.ts';
import { assemblePage, inlinePieces } from './page.ts';
import { pictureOf } from './pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { chunkStats, withImports, type PageStats } from './stats.ts';

/** The fonts that the first screen of every page uses. */
const EARLY_FONTS = [
  'bricolage-grotesque-latin-wght-normal.woff2',
  'figtree-latin-wght-normal.woff2',
];
const DEFAULT_SITE_URL = 'https://rapport.example';

/** A row of the route table, as far as this needs it. */
interface Route {
  path: string;
  title: string;
  access: 'public' | 'signedIn';
  load: () => Promise<{ default: unknown }>;
}

/** What src/entry-server.tsx exports. */
interface ServerEntry {
  routes: Route[];
  descriptions: Record<string, string>;
  themeColors: { light: string; dark: string };
  render: (url: string) => Promise<string>;
  renderOrganization: (siteUrl: string) => string;
  renderNotice: (content: typeof NO_SCRIPT) => string;
}

interface Options {
  /** packages/app */
  root: string;
  env: Record<string, string>;
  /** What the build of the client wrote into `publicFolder`. */
  client: Rolldown.RolldownOutput;
  publicFolder: string;
  serverFolder: string;
}

/** A page to write. */
interface Page {
  /** The path that its headers are for; `**` for the page of unknown paths. */
  source: string;
  file: string;
  title: string;
  description: string;
  canonical?: string;
  picture?: string;
  structuredData?: string;
  /** React's HTML; '' where only the client can say what is to be seen. */
  app: string;
  /** HTML to show where scripts are off. */
  noScript?: string;
  /** The lazy module of the page. */
  chunk?: string | undefined;
}

const home = { label: 'Go to the home page', href: '/' };
const NO_SCRIPT = {
  title: 'This page needs JavaScript',
  text: 'It shows what is in your account, which is put together in your browser. Turn scripts on and reload.',
  link: home,
};
const NO_PAGE = {
  title: 'There is no page here',
  text: 'The address may have changed, or there is a slip in it.',
  link: home,
};

/** `/` → `index.html`, `/a/b` → `a/b.html`: what `cleanUrls` serves without a redirect. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Addresses of the emulators that this build talks to, for its policy. */
export function emulatorOrigins(env: Record<string, string>): string[] {
  const auth = env['VITE_AUTH_EMULATOR'];
  const firestore = env['VITE_FIRESTORE_EMULATOR'];
  return [...(auth ? [new URL(auth).origin] : []), ...(firestore ? [`http://${firestore}`] : [])];
}

/** Vite's built index.html, whose one stylesheet gives way to those of each page. */
async function takeTemplate(publicFolder: string): Promise<string> {
  const file = join(publicFolder, 'index.html');
  const template = await readFile(file, 'utf8');
  const [, stylesheet] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(template) ?? [];
  if (!stylesheet) throw new Error('The built index.html links no stylesheet.');
  await Promise.all([rm(file), rm(join(publicFolder, stylesheet))]);
  return template;
}

/** The files of JavaScript that the template names, as scripts or to load early. */
const namedScripts = (template: string): string[] =>
  [...template.matchAll(/<(?:script|link)\s[^>]*(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file]) => file as string,
  );

function renderRoutes(
  { routes, descriptions, render, renderOrganization, renderNotice }: ServerEntry,
  chunks: Map<string, string>,
  siteUrl: string,
): Promise<Page[]> {
  return Promise.all(
    routes.map(async ({ path, title, access }) => {
      const description = descriptions[path];
      if (!description)
        throw new Error(`src/content/descriptions.ts has no description of ${path}.`);
      return {
        source: path,
        file: fileOf(path),
        title,
        description,
        chunk: chunks.get(path),
        ...(access === 'public'
          ? {
              canonical: new URL(path, siteUrl).href,
              picture: new URL(pictureOf(path), siteUrl).href,
              app: await render(path),
              ...(path === '/' && { structuredData: renderOrganization(siteUrl) }),
            }
          : { app: '', noScript: renderNotice(NO_SCRIPT) }),
      };
    }),
  );
}

/** Writes the pages; returns them and the complete hosting configuration. */
export async function prerender(
  options: Options,
): Promise<{ config: HostingConfig; pages: PageStats[] }> {
  const { root, env, client, publicFolder, serverFolder } = options;
  const siteUrl = env['VITE_SITE_URL'] || DEFAULT_SITE_URL;
  const template = await takeTemplate(publicFolder);
  const entryFile = pathToFileURL(join(serverFolder, 'entry-server.js')).href;
  const server = (await import(entryFile)) as ServerEntry;
  const styles = await readStyles(root, client);
  const graph = chunkStats(client, root);
  const entryScripts = withImports(namedScripts(template), graph);
  const fonts = EARLY_FONTS.map((name) => {
    const address = assetAddress(client, name);
    if (!address) throw new Error(`The build has no font ${name}, which prerender.ts names.`);
    return address;
  });

  const write = async (file: string, content: string): Promise<void> => {
    const target = join(publicFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  const writeStyles = async (name: string, css: string): Promise<string> => {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    await write(`assets/${name}-${hash}.css`, css);
    return `/assets/${name}-${hash}.css`;
  };

  const chunks = await findPageChunks(server.routes, client, serverFolder);
  const pages: Page[] = [
    ...(await renderRoutes(server, chunks, siteUrl)),
    {
      source: '**',
      file: '404.html',
      title: 'Page not found · Rapport',
      description: 'There is no page at this address.',
      // Where it leads.
      chunk: chunks.get('/'),
      app: '',
      noScript: server.renderNotice(NO_PAGE),
    },
  ];

  const pieces: InlinePieces[] = [];
  const stats: PageStats[] = [];
  for (const { source, file, chunk, app, structuredData, noScript, ...head } of pages) {
    const scripts = withImports([...entryScripts, ...(chunk ? [chunk] : [])], graph);
    const { inline, late, other } = divideStyles(app, componentsIn(client, scripts), styles);
    const html = assemblePage(template, {
      head: { ...head, themeColors: server.themeColors },
      app,
      css: inline,
      stylesheet: await writeStyles('late', late),
      otherStylesheet: await writeStyles('other', other),
      modules: scripts.filter((name) => !entryScripts.includes(name)).map((name) => `/${name}`),
      fonts,
      ...(structuredData && { structuredData }),
      ...(noScript && { noScript }),
    });
    await write(file, html);
    pieces.push({ source, ...inlinePieces(html) });
    stats.push({ path: source, file, scripts });
  }

  const publicPaths = server.routes.flatMap(({ path, access }) =>
    access === 'public' ? [path] : [],
  );
  await write('sitemap.xml', sitemap(siteUrl, publicPaths));
  await write('robots.txt', robots(siteUrl));
  const base = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as HostingConfig;
  return { config: completeConfig(base, pieces, emulatorOrigins(env)), pages: stats };
}
