/**
 * Compares what each page loads before the first interaction with budgets.json (kB of 1000 bytes,
 * with Brotli; fonts uncompressed). When a page exceeds a budget, names the modules that grew since
 * budgets.record.json was written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { elementsOf, isModule, isPreload, isStylesheet, textOf, type HtmlElement } from './html.ts';
import { withImports, type PageStats, type SiteStats } from './stats.ts';

export type { PageStats, SiteStats };

type Kind = 'html' | 'javascript' | 'css' | 'fonts';

/** kB allowed for each page and kind; `*` is the default for every page. */
export type Budgets = Record<string, Partial<Record<Kind, number>>>;

/** Bytes of each module on each page, before minification. */
export type BudgetRecord = Record<string, Record<string, number>>;

/** The result for one budget. */
export interface BudgetResult {
  name: string;
  kilobytes: number;
  /** The result as one line of text. */
  line: string;
  /** How far the budget is exceeded and which modules grew. Unset if it is met. */
  problem?: string;
}

const TITLES: Record<Kind, string> = {
  html: 'HTML',
  javascript: 'JavaScript',
  css: 'CSS',
  fonts: 'Fonts',
};
const SHOWN = 12;
const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;
const brotli = promisify(brotliCompress);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function brotliSize(content: string | Buffer): Promise<number> {
  return (await brotli(content)).length;
}

const unique = (names: string[]) => [...new Set(names)];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the files that a page loads: the files that its HTML names, and their imports. */
function firstLoad(html: string, page: PageStats, stats: SiteStats) {
  // Leaves out files that wait until the visitor opens another page or has a session.
  const own = elementsOf(html).filter(
    ({ template }) => template !== 'other-styles' && template !== 'session-modules',
  );
  const files = (is: (element: HtmlElement) => boolean) =>
    // The HTML names late styles twice, because a page without scripts links them at once.
    unique(
      own.filter(is).flatMap(({ attributes: { src, href } }) => (src ?? href)?.slice(1) ?? []),
    );
  const named = files((element) => isModule(element) || isPreload(element));
  return {
    scripts: withImports([...named, ...page.scripts], stats.chunks),
    stylesheets: files(isStylesheet),
    inline: own.filter(({ name }) => name === 'style').map((element) => textOf(html, element)),
    fonts: files(({ attributes }) => attributes['as'] === 'font'),
  };
}

/** Returns the modules of a page's first load and their bytes before minification. */
function pageModules(scripts: string[], stats: SiteStats): Record<string, number> {
  const modules: Record<string, number> = {};
  for (const script of scripts) {
    for (const [name, bytes] of Object.entries(stats.chunks[script]?.modules ?? {})) {
      modules[name] = (modules[name] ?? 0) + bytes;
    }
  }
  return modules;
}

/** Names the modules that grew or, if none grew, the heaviest; largest first. */
export function blame(now: Record<string, number>, before: Record<string, number>): string {
  const change = (name: string) => (now[name] ?? 0) - (before[name] ?? 0);
  const grown = Object.keys(now).filter((name) => change(name) > 0);
  const row = (name: string, bytes: number, note = '') =>
    `  ${`${note === '' ? '' : '+'}${kB(bytes)}`.padStart(8)} kB  ${name}${note}`;
  if (grown.length === 0) {
    const heaviest = Object.entries(now).sort(([, a], [, b]) => b - a);
    const rows = heaviest.slice(0, SHOWN).map(([name, bytes]) => row(name, bytes));
    return [
      'Nothing grew since budgets.record.json. The heaviest, before minification:',
      ...rows,
    ].join('\n');
  }
  const rows = grown
    .sort((a, b) => change(b) - change(a))
    .slice(0, SHOWN)
    .map((name) =>
      row(name, change(name), name in before ? ` (now ${kB(now[name] ?? 0)})` : ' (new)'),
    );
  return ['Grown since budgets.record.json, before minification:', ...rows].join('\n');
}

interface Page {
  path: string;
  bytes: Record<Kind, number>;
  modules: Record<string, number>;
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
        modules: pageModules(load.scripts, stats),
        bytes: {
          html: await brotliSize(html),
          javascript: await compressed(load.scripts),
          // Counts inline styles and the stylesheets that follow, because both are sent.
          css: (await brotliSize(load.inline.join(''))) + (await compressed(load.stylesheets)),
          fonts: sum(await Promise.all(load.fonts.map(async (name) => (await file(name)).length))),
        },
      };
    }),
  );
}

/** Compares pages with their budgets. A page without a record uses the record of `/`. */
export function judge(pages: Page[], budgets: Budgets, record: BudgetRecord): BudgetResult[] {
  return pages.flatMap(({ path, bytes, modules }) =>
    Object.entries({ ...budgets['*'], ...budgets[path] }).map(([key, limit]) => {
      const kind = key as Kind;
      const kilobytes = bytes[kind] / 1000;
      const name = `${TITLES[kind]} of ${path}`;
      const line = `${name.padEnd(34)}${kilobytes.toFixed(1).padStart(6)} of ${limit} kB`;
      if (kilobytes <= limit) return { name, kilobytes, line };
      const over = `${kilobytes.toFixed(1)} kB is ${(kilobytes - limit).toFixed(1)} over the budget of ${limit}.`;
      const reason =
        kind === 'javascript' ? `\n${blame(modules, record[path] ?? record['/'] ?? {})}` : '';
      return { name, kilobytes, line, problem: over + reason };
    }),
  );
}

/** The paths of a site's budget files. */
export interface BudgetFiles {
  /** budgets.json */
  budgets: string;
  /** budgets.record.json; without one, every module counts as new. */
  record: string;
}

/** Compares the built site in this folder (see plugin.ts) with its budgets. */
export async function measureSite(folder: string, files: BudgetFiles): Promise<BudgetResult[]> {
  const budgets = await readJson<Budgets>(files.budgets);
  const record = await readJson<BudgetRecord>(files.record).catch(() => ({}));
  return judge(await weighPages(folder, Object.keys(budgets)), budgets, record);
}

/** Records the module sizes of the built site in this folder. */
export async function recordSite(folder: string, { record: file }: BudgetFiles): Promise<void> {
  // Two pages represent the others: one without a form and one with a form.
  const pages = await weighPages(folder, ['/', '/register']);
  const sorted = (modules: Record<string, number>) =>
    Object.fromEntries(Object.entries(modules).sort(([, a], [, b]) => b - a));
  const record = Object.fromEntries(pages.map(({ path, modules }) => [path, sorted(modules)]));
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}
