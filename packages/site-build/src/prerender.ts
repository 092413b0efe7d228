/** Renders the public routes of a built site to HTML and completes the hosting configuration. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Rolldown } from 'vite';
import { completeHosting, type HostingConfig, type InlinePieces } from './config.ts';
import { divideStyles } from './critical-css.ts';
import { listFiles } from './files.ts';
import { firstViews, firstThatFits, type FirstView } from './first-view.ts';
import { assetAddress, componentsIn, readStyles } from './kit-styles.ts';
import { edit, elementsOf, isStylesheet, textOf } from './html.ts';
import type { ServerEntry, SiteOptions, SiteRoute } from './options.ts';
import { chunkOf, findPageChunks } from './page-chunks.ts';
import { assemblePage, inlinePieces } from './page.ts';
import { pictureOf, pictureTitle } from './pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { fontAt } from './stylesheet.ts';
import { chunkStats, withImports, type PageStats } from './stats.ts';

interface Options {
  site: SiteOptions;
  /** The site's folder. */
  root: string;
  /** The folder to which module names are relative. */
  workspace: string;
  env: Record<string, string>;
  /** What the client build wrote to `publicFolder`. */
  client: Rolldown.RolldownOutput;
  publicFolder: string;
  serverFolder: string;
}

/** A page to write. */
interface Page {
  /** The path its headers apply to; `**` for the page for unknown paths. */
  source: string;
  file: string;
  title: string;
  description: string;
  canonical?: string;
  picture?: string;
  pictureAlt?: string;
  structuredData?: string;
  /** React's HTML; '' when only the client knows what to show. */
  app: string;
  /** HTML to show when scripts are off. */
  noScript?: string;
  /** The route it shows. */
  route?: SiteRoute | undefined;
}

/** Returns a path's file, which `cleanUrls` serves without a redirect: `a/b.html` for `/a/b`. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Minifies an inline script. */
const minify = (script: string): string => minifySync('inline.js', script).code.trim();

/** Takes Vite's index.html and deletes its stylesheet, which the pages' own styles replace. */
async function takeTemplate(publicFolder: string): Promise<string> {
  const file = join(publicFolder, 'index.html');
  const template = await readFile(file, 'utf8');
  const stylesheet = elementsOf(template).find(isStylesheet)?.attributes['href'];
  if (!stylesheet) throw new Error('The built index.html links no stylesheet.');
  await Promise.all([rm(file), rm(join(publicFolder, stylesheet))]);
  // Vite minifies only scripts that are files.
  return edit(
    template,
    elementsOf(template)
      .filter(({ name, attributes }) => name === 'script' && !attributes['src'])
      .map((script) => ({ ...script.inner, text: minify(textOf(template, script)) })),
  );
}

/** Returns a stylesheet to write. Its file name changes with its content. */
function styleFile(name: string, css: string): { file: string; css: string } {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/${name}-${hash}.css`, css };
}

/** Returns the JavaScript files that the template names as scripts or preloads. */
const namedScripts = (template: string): string[] =>
  elementsOf(template).flatMap(({ attributes: { src, href } }) => {
    const address = src ?? href ?? '';
    return address.startsWith('/') && address.endsWith('.js') ? [address.slice(1)] : [];
  });

function renderRoutes(
  { routes, pictureAlt, render, renderOrganization, noScript }: ServerEntry,
  siteUrl: string,
  siteName: string,
): Promise<Page[]> {
  return Promise.all(
    routes.map(async (route) => {
      const { path, title, description, access } = route;
      if (!description) throw new Error(`The site has no description for ${path}.`);
      return {
        source: path,
        file: fileOf(path),
        title,
        description,
        route,
        ...(access === 'public'
          ? {
              canonical: new URL(path, siteUrl).href,
              picture: new URL(pictureOf(path), siteUrl).href,
              pictureAlt: pictureAlt(pictureTitle(title, siteName)),
              app: await render(path),
              ...(path === '/' && { structuredData: renderOrganization(siteUrl) }),
            }
          : { app: '', noScript }),
      };
    }),
  );
}

/** Writes the pages; returns them, the complete hosting configuration and the path of the rules. */
export async function prerender(
  options: Options,
): Promise<{ config: HostingConfig; rules: string; pages: PageStats[] }> {
  const { site, root, workspace, env, client, publicFolder, serverFolder } = options;
  const siteUrl = env['VITE_SITE_URL'] || site.defaultUrl;
  const template = await takeTemplate(publicFolder);
  const entryFile = pathToFileURL(join(serverFolder, `${parse(site.server).name}.js`)).href;
  const server = (await import(entryFile)) as ServerEntry;
  const styles = await readStyles(root, site.styles, client);
  const graph = chunkStats(client, workspace);
  const entryScripts = withImports(namedScripts(template), graph);
  const fonts = site.fonts.map((name) => {
    const address = assetAddress(client, name);
    if (!address)
      throw new Error(`The site's options name the font ${name}, which is not in the build.`);
    return fontAt(address, styles.fonts);
  });
  const fontSheet = styleFile('fonts', styles.fonts);

  const sessionChunks = (site.sessionModules ?? []).map((source) => {
    const file = chunkOf(client, source);
    if (!file)
      throw new Error(`The site's options name ${source}, which is no chunk of the build.`);
    return file;
  });
  const sessionModules = withImports(sessionChunks, graph).flatMap((name) =>
    entryScripts.includes(name) ? [] : [`/${name}`],
  );

  const write = async (file: string, content: string): Promise<void> => {
    const target = join(publicFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  const chunks = await findPageChunks(server.routes, client, serverFolder);
  const pages: Page[] = [
    ...(await renderRoutes(server, siteUrl, site.name)),
    {
      source: '**',
      file: '404.html',
      ...server.notFound,
      // The page's link and the client both lead to the home page.
      route: server.routes.find(({ path }) => path === '/'),
      app: '',
    },
  ];

  const arrival = minify(await readFile(new URL('arrival.js', import.meta.url), 'utf8'));
  await write(fontSheet.file, fontSheet.css);
  const pieces: InlinePieces[] = [];
  const stats: PageStats[] = [];
  for (const { source, file, route, app, structuredData, noScript, ...head } of pages) {
    const chunk = chunks.get(route?.path ?? '');
    const scripts = withImports([...entryScripts, ...(chunk ? [chunk] : [])], graph);
    const own = componentsIn(client, scripts);
    const paintedFrom = (view: FirstView) => {
      const { html: marked, css } = view;
      const { inline, late, other } = divideStyles(view, app, own, styles);
      const sheets = { late: styleFile('late', late), other: styleFile('other', other) };
      const page = assemblePage(template, {
        head: { ...head, siteName: site.name, themeColors: server.themeColors },
        app: marked,
        css: inline + css,
        stylesheet: `/${sheets.late.file}`,
        otherStylesheet: `/${sheets.other.file}`,
        modules: scripts.filter((name) => !entryScripts.includes(name)).map((name) => `/${name}`),
        sessionModules,
        fonts,
        fontStylesheet: `/${fontSheet.file}`,
        arrival,
        signedIn: route?.access === 'signedIn',
        ...(chunk && { route: { ...route, module: `/${chunk}` } }),
        ...(structuredData && { structuredData }),
        ...(noScript && { noScript }),
      });
      return { html: page, sheets: Object.values(sheets) };
    };
    const { html, sheets } = firstThatFits(firstViews(app), paintedFrom);
    await Promise.all(sheets.map((sheet) => write(sheet.file, sheet.css)));
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
  return {
    config: {
      hosting: completeHosting(base.hosting, {
        pages: pieces,
        files: await listFiles(publicFolder),
        policy: site.policy?.(env),
        reports: env['VITE_CSP_REPORTS'] || undefined,
      }),
      firestore: { rules: 'firestore.rules' },
    },
    rules: base.firestore.rules,
    pages: stats,
  };
}
