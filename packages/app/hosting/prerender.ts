/** Renders the public routes of a built site to HTML and completes the hosting configuration. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { completeConfig, type HostingConfig, type InlinePieces } from './config.ts';
import {
  criticalCss,
  squeeze,
  withBuiltUrls,
  withoutImports,
  type StyleSources,
} from './critical-css.ts';
import { assemblePage, inlinePieces, type PageHead, type PageParts } from './page.ts';
import { chunkStats, withImports, type PageStats } from './stats.ts';

type Output = Rolldown.RolldownOutput;
type Chunk = Rolldown.OutputChunk;

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
  description: string;
  access: 'public' | 'signedIn';
  load(): Promise<{ default: unknown }>;
}

/** What src/entry-server.tsx exports. */
interface ServerEntry {
  routes: Route[];
  themeColors: { light: string; dark: string };
  render: (url: string) => Promise<string>;
}

interface Options {
  /** packages/app */
  root: string;
  env: Record<string, string>;
  client: Output;
  publicFolder: string;
  serverFolder: string;
}

/** `/` → `index.html`, `/a/b` → `a/b.html`: what `cleanUrls` serves without a redirect. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** The kit's stylesheets, their addresses those of the build. */
async function kitStyles(root: string, client: Output): Promise<StyleSources> {
  const manifestFile = createRequire(join(root, 'package.json')).resolve(
    '@rapport/ui/package.json',
  );
  const { exports } = JSON.parse(await readFile(manifestFile, 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const assets = new Map<string, string>();
  for (const item of client.output) {
    if (item.type !== 'asset') continue;
    for (const original of item.originalFileNames)
      assets.set(basename(original), `/${item.fileName}`);
  }
  const read = async (key: string) => {
    const file = join(dirname(manifestFile), exports[key]!.default);
    return withBuiltUrls(await readFile(file, 'utf8'), (name) => assets.get(name));
  };
  const components = new Map<string, string>();
  // The export map lists components in the order in which styles.css has them.
  for (const key of Object.keys(exports)) {
    const [, name] = /^\.\/([A-Z]\w*)\.css$/.exec(key) ?? [];
    if (name) components.set(name, await read(key));
  }
  return {
    foundations: await read('./foundations.css'),
    components,
    site: squeeze(withoutImports(await readFile(join(root, 'src/site.css'), 'utf8'))),
  };
}

const chunksOf = ({ output }: Output): Chunk[] => output.filter((item) => item.type === 'chunk');

/**
 * Which chunk of the client holds a route's page: the one made of the same source as the server's
 * module that the route loads.
 */
async function pageChunks(
  routes: Route[],
  client: Output,
  serverFolder: string,
): Promise<Map<string, Chunk>> {
  const bySource = new Map(chunksOf(client).map((chunk) => [chunk.facadeModuleId, chunk]));
  const manifest = JSON.parse(
    await readFile(join(serverFolder, 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string; isDynamicEntry?: boolean }>;
  const byComponent = new Map<unknown, Chunk>();
  for (const [source, { file, isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry) continue;
    const chunk = [...bySource].find(([id]) =>
      id?.replaceAll('\\', '/').endsWith(`/${source}`),
    )?.[1];
    if (!chunk) continue;
    const module = (await import(pathToFileURL(join(serverFolder, file)).href)) as {
      default?: unknown;
    };
    byComponent.set(module.default, chunk);
  }
  const found = new Map<string, Chunk>();
  for (const route of routes) {
    const chunk = byComponent.get((await route.load()).default);
    if (chunk) found.set(route.path, chunk);
  }
  return found;
}

const home = '<a href="/">Go to the home page</a>';

/** Pages that only the client can fill: guarded routes, and whatever the route table lacks. */
const scriptNeeded = `<main><h1>This page needs JavaScript</h1><p>Your dashboard is put together in your browser. Turn scripts on and reload. ${home}.</p></main>`;
const unknownPage = `<main><h1>There is no page here</h1><p>The address may have changed. ${home}.</p></main>`;

function sitemap(siteUrl: string, routes: Route[]): string {
  const urls = routes
    .filter(({ access }) => access === 'public')
    .map(({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;

/** Addresses of the emulators that this build talks to, for its policy. */
export function emulatorOrigins(env: Record<string, string>): string[] {
  const auth = env['VITE_AUTH_EMULATOR'];
  const firestore = env['VITE_FIRESTORE_EMULATOR'];
  return [...(auth ? [new URL(auth).origin] : []), ...(firestore ? [`http://${firestore}`] : [])];
}

/** Writes the pages; returns them and the complete hosting configuration. */
export async function prerender(
  options: Options,
): Promise<{ config: HostingConfig; pages: PageStats[] }> {
  const { root, env, client, publicFolder, serverFolder } = options;
  const siteUrl = env['VITE_SITE_URL'] || DEFAULT_SITE_URL;
  const template = await readFile(join(publicFolder, 'index.html'), 'utf8');
  const serverEntry = pathToFileURL(join(serverFolder, 'entry-server.js')).href;
  const { routes, render, themeColors } = (await import(serverEntry)) as ServerEntry;
  const sources = await kitStyles(root, client);
  const chunks = await pageChunks(routes, client, serverFolder);
  const graph = chunkStats(client, root);

  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(template)?.[1];
  if (!stylesheet) throw new Error('The built index.html links no stylesheet.');
  const [entry] = chunksOf(client).filter(({ isEntry }) => isEntry);
  const entryScripts = entry ? withImports([entry.fileName], graph) : [];
  const fonts = EARLY_FONTS.map((name) => fontAddress(name, client));

  const pieces: InlinePieces[] = [];
  const pages: PageStats[] = [];
  const write = async (
    path: string,
    source: string,
    file: string,
    scripts: string[],
    html: string,
  ) => {
    const target = join(publicFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    pieces.push({ source, ...inlinePieces(html) });
    pages.push({ path, file, scripts });
  };
  const page = (
    head: Omit<PageHead, 'themeColors'>,
    parts: Omit<PageParts, 'head' | 'stylesheet' | 'fonts'>,
  ) => assemblePage(template, { head: { ...head, themeColors }, stylesheet, fonts, ...parts });

  for (const { path, title, description, access } of routes) {
    const chunk = chunks.get(path);
    const scripts = withImports([...entryScripts, ...(chunk ? [chunk.fileName] : [])], graph);
    const modules = scripts
      .filter((file) => !entryScripts.includes(file))
      .map((file) => `/${file}`);
    if (access === 'public') {
      const app = await render(path);
      const css = criticalCss(app, sources);
      const canonical = new URL(path, siteUrl).href;
      const html = page({ title, description, canonical }, { app, css, modules });
      await write(path, path, fileOf(path), scripts, html);
    } else {
      const html = page({ title, description }, { app: '', modules, noScript: scriptNeeded });
      await write(path, path, fileOf(path), scripts, html);
    }
  }
  const notFound = page(
    { title: 'Page not found · Rapport', description: 'There is no page at this address.' },
    { app: '', modules: [], noScript: unknownPage },
  );
  await write('404', '**', '404.html', entryScripts, notFound);

  await writeFile(join(publicFolder, 'sitemap.xml'), sitemap(siteUrl, routes));
  await writeFile(join(publicFolder, 'robots.txt'), robots(siteUrl));
  const base = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as HostingConfig;
  return { config: completeConfig(base, pieces, emulatorOrigins(env)), pages };
}

function fontAddress(name: string, client: Output): string {
  const asset = client.output.find(
    (item) =>
      item.type === 'asset' && item.originalFileNames.some((file) => basename(file) === name),
  );
  if (!asset)
    throw new Error(`The build has no font ${name}; EARLY_FONTS in prerender.ts names it.`);
  return `/${asset.fileName}`;
}
