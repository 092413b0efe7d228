/** Renders the public pages of a built site to HTML and completes the hosting configuration. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import type { Rolldown } from 'vite';
import { completeHosting, type HostingConfig } from './config.ts';
import { listFiles } from './files.ts';
import type { ServerEntry, SiteOptions } from './options.ts';
import { headTags, inlinePieces, preload, withoutStyleAttributes, type PageHead } from './page.ts';
import { pictureOf, pictureTitle } from './pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { chunkStats, withImports, type PageStats } from './stats.ts';

type Output = Rolldown.RolldownOutput;

interface Options {
  site: SiteOptions;
  /** The site's folder. */
  root: string;
  /** The folder to which module names are relative. */
  workspace: string;
  env: Record<string, string>;
  /** What the client build wrote to `publicFolder`. */
  client: Output;
  publicFolder: string;
  serverFolder: string;
}

/** A page to write. */
interface Page {
  /** The path its headers apply to; `**` for the page for unknown paths. */
  source: string;
  file: string;
  head: Pick<
    PageHead,
    'title' | 'description' | 'canonical' | 'picture' | 'pictureAlt' | 'structuredData'
  >;
  /** The module of the page, relative to the site's folder. */
  module?: string;
  /** React's HTML; '' when only the client knows what to show. */
  app: string;
  /** HTML to show when scripts are off. */
  noScript: string;
}

/** Returns a path's file, which `cleanUrls` serves without a redirect: `a/b.html` for `/a/b`. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Returns the file of a module that the site loads lazily, by the end of the module's path. */
function chunkOf(client: Output, source: string): string {
  const found = client.output.find(
    (item) =>
      item.type === 'chunk' &&
      item.facadeModuleId?.replaceAll('\\', '/').endsWith(`/${source}`) === true,
  );
  if (!found) throw new Error(`The site names ${source}, which is no chunk of its build.`);
  return found.fileName;
}

function renderPages(server: ServerEntry, siteUrl: string, siteName: string): Promise<Page[]> {
  return Promise.all(
    server.pages.map(async ({ path, title, description, module, isPublic }) => {
      const page = { source: path, file: fileOf(path), module };
      const words = { title, description };
      if (!isPublic) return { ...page, head: words, app: '', noScript: server.noScript };
      const head = {
        ...words,
        canonical: new URL(path, siteUrl).href,
        picture: new URL(pictureOf(path), siteUrl).href,
        pictureAlt: server.pictureAlt(pictureTitle(title, siteName)),
        ...(path === '/' && { structuredData: server.renderOrganization(siteUrl) }),
      };
      return { ...page, head, app: await server.render(path), noScript: '' };
    }),
  );
}

/** Puts the rules that a page uses into its head, and the link to the stylesheet at its end. */
function withStyles(html: string, publicFolder: string): Promise<string> {
  const classes = [...new Set(html.match(/\brp-\w+/g))].join('|');
  const beasties = new Beasties({
    path: publicFolder,
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    fonts: false,
    logLevel: 'warn',
    // Beasties leaves out `:where(…)` when it looks for elements, and finds none if a selector
    // begins with it. It cannot know what a script in the head will set.
    allowRules: [
      /^\[data-(?:color-scheme|session)=/,
      /^:where\((?!.*\.rp-)/,
      new RegExp(`^:where\\(.*\\.(?:${classes})\\b`),
    ],
  });
  return beasties.process(html);
}

/** Requests the content of the template once the page is painted. */
const REQUEST_LATE = `(() => {
  const add = () => document.head.append(document.getElementById('late').content);
  if (document.hidden || document.documentElement.dataset.session) add();
  else requestAnimationFrame(() => setTimeout(add));
})();`;

/**
 * Makes a page request its scripts and the whole stylesheet once it is painted: requested along with
 * the HTML, they delay the first paint by a fifth (decision 12).
 * @param modules The files of the page's own code.
 */
function withLate(html: string, modules: string[]): string {
  const tags = /<script type="module"[^>]*><\/script>|<link rel="stylesheet"[^>]*>/g;
  const found = html.match(tags) ?? [];
  const sheets = found.filter((tag) => tag.includes('stylesheet'));
  const scripts = found.filter((tag) => !sheets.includes(tag));
  const late = [...sheets, ...scripts, ...modules.map((file) => preload(`/${file}`))];
  const end = `<template id="late">${late.join('')}</template>
    <noscript>${sheets.join('')}</noscript>
    <script>${REQUEST_LATE}</script>
  </body>`;
  return html.replaceAll(tags, '').replace('</body>', () => end);
}

/** Writes the pages; returns them, the complete hosting configuration and the path of the rules. */
export async function prerender(
  options: Options,
): Promise<{ config: HostingConfig; rules: string; pages: PageStats[] }> {
  const { site, root, workspace, env, client, publicFolder, serverFolder } = options;
  const siteUrl = env['VITE_SITE_URL'] || site.defaultUrl;
  const template = await readFile(join(publicFolder, 'index.html'), 'utf8');
  const entryFile = pathToFileURL(join(serverFolder, `${parse(site.server).name}.js`)).href;
  const server = (await import(entryFile)) as ServerEntry;
  const chunks = chunkStats(client, workspace);
  const entries = [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const filesOf = (modules: string[]) =>
    withImports(
      modules.map((module) => chunkOf(client, module)),
      chunks,
    );
  const sessionModules = filesOf(site.sessionModules ?? []).map((file) => `/${file}`);

  const write = async (file: string, content: string): Promise<void> => {
    const target = join(publicFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  const { title, description } = server.notFound;
  const pages: Page[] = [
    ...(await renderPages(server, siteUrl, site.name)),
    {
      source: '**',
      file: '404.html',
      head: { title, description },
      app: '',
      noScript: server.notFound.noScript,
    },
  ];
  const pieces = [];
  const stats: PageStats[] = [];
  for (const { source, file, head, module, app, noScript } of pages) {
    const own = module ? filesOf([module]) : [];
    const tags = headTags({
      ...head,
      siteName: site.name,
      themeColors: server.themeColors,
      // The other pages request them after their first paint.
      modules: app ? [] : own.map((name) => `/${name}`),
      sessionModules,
    });
    const html = template
      .replace('<!--head-->', () => tags)
      .replace('<!--app-->', () => withoutStyleAttributes(app))
      .replace('<!--noscript-->', () => noScript && `<noscript>${noScript}</noscript>`);
    const written = app ? withLate(await withStyles(html, publicFolder), own) : html;
    await write(file, written);
    pieces.push({ source, ...inlinePieces(written) });
    stats.push({ path: source, file, scripts: withImports([...entries, ...own], chunks) });
  }

  const publicPaths = server.pages.flatMap(({ path, isPublic }) => (isPublic ? [path] : []));
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
