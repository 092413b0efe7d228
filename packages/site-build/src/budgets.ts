/**
 * Compares what each page loads before the first interaction with budgets.json (kB of 1000 bytes,
 * with Brotli).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { elementsOf, isModule, isPreload, isStylesheet, textOf, type HtmlElement } from './html.ts';
import { withImports, type PageStats, type SiteStats } from './stats.ts';

export type { PageStats, SiteStats };

type Kind = 'html' | 'javascript' | 'css';

/** kB allowed for each page and kind, and why; `*` is the default for every page. */
export type Budgets = Record<string, Partial<Record<Kind, number>> & { why?: string }>;

/** The result for one budget. */
export interface BudgetResult {
  name: string;
  kilobytes: number;
  /** The result as one line of text. */
  line: string;
  /** How far the budget is exceeded. Unset if it is met. */
  problem?: string;
}

const TITLES: Record<Kind, string> = {
  html: 'HTML',
  javascript: 'JavaScript',
  css: 'CSS',
};
const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;
const brotli = promisify(brotliCompress);

async function brotliSize(content: string | Buffer): Promise<number> {
  return (await brotli(content)).length;
}

const unique = (names: string[]) => [...new Set(names)];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the files that a page loads: the files that its HTML names, and their imports. */
function firstLoad(html: string, page: PageStats, stats: SiteStats) {
  // Leaves out files that wait until the visitor has a session.
  const own = elementsOf(html).filter(({ template }) => template !== 'session-modules');
  const files = (is: (element: HtmlElement) => boolean) =>
    unique(
      own.filter(is).flatMap(({ attributes: { src, href } }) => (src ?? href)?.slice(1) ?? []),
    );
  const named = files((element) => isModule(element) || isPreload(element));
  return {
    scripts: withImports([...named, ...page.scripts], stats.chunks),
    stylesheets: files(isStylesheet),
    inline: own.filter(({ name }) => name === 'style').map((element) => textOf(html, element)),
  };
}

interface Page {
  path: string;
  bytes: Record<Kind, number>;
}

/**
 * Measures what the pages of a built site load before the first interaction.
 * @param wanted The paths of the pages; `*` for all.
 */
export async function weighPages(folder: string, wanted: string[]): Promise<Page[]> {
  const stats = await readJson<SiteStats>(join(folder, 'stats.json'));
  const all = stats.pages.map(({ path }) => path);
  const paths = wanted.flatMap((path) => (path === '*' ? all : [path]));
  const file = (name: string) => readFile(join(folder, 'public', name));
  return Promise.all(
    unique(paths).map(async (path) => {
      const page = stats.pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`budgets.json names ${path}, which the site does not have.`);
      const html = (await file(page.file)).toString();
      const load = firstLoad(html, page, stats);
      const compressed = async (names: string[]) =>
        sum(await Promise.all(names.map(async (name) => brotliSize(await file(name)))));
      return {
        path,
        bytes: {
          html: await brotliSize(html),
          javascript: await compressed(load.scripts),
          // Counts inline styles and the stylesheet that follows, because both are sent.
          css: (await brotliSize(load.inline.join(''))) + (await compressed(load.stylesheets)),
        },
      };
    }),
  );
}

/** Compares pages with their budgets. */
export function judge(pages: Page[], budgets: Budgets): BudgetResult[] {
  return pages.flatMap(({ path, bytes }) => {
    const { why: _, ...limits } = { ...budgets['*'], ...budgets[path] };
    return Object.entries(limits).map(([key, limit]) => {
      const kind = key as Kind;
      const kilobytes = bytes[kind] / 1000;
      const name = `${TITLES[kind]} of ${path}`;
      const line = `${name.padEnd(34)}${kilobytes.toFixed(1).padStart(6)} of ${limit} kB`;
      if (kilobytes <= limit) return { name, kilobytes, line };
      const over = (kilobytes - limit).toFixed(1);
      return { name, kilobytes, line, problem: `${over} kB over the budget` };
    });
  });
}

/**
 * Compares a built site with its budgets.
 * @param folder The folder of the built site; see plugin.ts.
 * @param file The path of budgets.json.
 */
export async function measureSite(folder: string, file: string): Promise<BudgetResult[]> {
  const budgets = await readJson<Budgets>(file);
  return judge(await weighPages(folder, Object.keys(budgets)), budgets);
}
