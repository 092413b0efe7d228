/**
 * Weighs what a visitor loads before the first interaction, against budgets.json (kB of 1000 bytes,
 * Brotli; fonts as they are). Where a budget is exceeded, it names the modules that grew since
 * budgets.record.json was written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { elementsOf, isModule, isStylesheet, textOf, type HtmlElement } from './html.ts';
import { withImports, type PageStats, type SiteStats } from './stats.ts';

type Kind = 'javascript' | 'css' | 'fonts';

/** kB allowed for each page and kind; `*` holds for every page that is not named. */
export type Budgets = Record<string, Partial<Record<Kind, number>>>;

/** Bytes of each module on each page, before minification. */
export type BudgetRecord = Record<string, Record<string, number>>;

/** How one budget stands. */
export interface BudgetResult {
  name: string;
  kilobytes: number;
  /** For people. */
  line: string;
  /** What is wrong, and which modules did it; only when the budget is exceeded. */
  problem?: string;
}

const TITLES: Record<Kind, string> = { javascript: 'JavaScript', css: 'CSS', fonts: 'Fonts' };
const SHOWN = 12;
const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;
const brotli = promisify(brotliCompress);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

async function brotliSize(content: string | Buffer): Promise<number> {
  return (await brotli(content)).length;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The files of a page, by what its HTML names and what those files import. */
function firstLoad(html: string, page: PageStats, stats: SiteStats) {
  // All but what waits until another page is asked for.
  const own = elementsOf(html).filter(({ template }) => template !== 'other-styles');
  const files = (is: (element: HtmlElement) => boolean) =>
    own.filter(is).flatMap(({ attributes: { src, href } }) => (src ?? href)?.slice(1) ?? []);
  const named = files(
    (element) => isModule(element) || element.attributes['rel'] === 'modulepreload',
  );
  return {
    scripts: withImports([...named, ...page.scripts], stats.chunks),
    stylesheets: files(isStylesheet),
    inline: own.filter(({ name }) => name === 'style').map((element) => textOf(html, element)),
    fonts: files(({ attributes }) => attributes['as'] === 'font'),
  };
}

/** Modules of a page's first load, with their bytes before minification. */
function pageModules(scripts: string[], stats: SiteStats): Record<string, number> {
  const modules: Record<string, number> = {};
  for (const script of scripts) {
    for (const [name, bytes] of Object.entries(stats.chunks[script]?.modules ?? {})) {
      modules[name] = (modules[name] ?? 0) + bytes;
    }
  }
  return modules;
}

/** The modules that grew, or those that weigh most where none did; biggest first. */
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
 * What the pages of a built site load before the first interaction.
 * @param wanted Of these pages; `*`: of all.
 */
export async function weighPages(folder: string, wanted: string[]): Promise<Page[]> {
  const stats = await readJson<SiteStats>(join(folder, 'stats.json'));
  const all = stats.pages.map(({ path }) => path);
  const paths = wanted.flatMap((path) => (path === '*' ? all : [path]));
  const file = (name: string) => readFile(join(folder, 'public', name));
  return Promise.all(
    [...new Set(paths)].map(async (path) => {
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
          javascript: await compressed(load.scripts),
          // What is inline and what follows it: both are sent.
          css: (await brotliSize(load.inline.join(''))) + (await compressed(load.stylesheets)),
          fonts: sum(await Promise.all(load.fonts.map(async (name) => (await file(name)).length))),
        },
      };
    }),
  );
}

/** Compares weighed pages with their budgets; a page without a record with the record of `/`. */
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

/** Where a site keeps its budgets. */
export interface BudgetFiles {
  /** budgets.json */
  budgets: string;
  /** budgets.record.json; without one, every module counts as new. */
  record: string;
}

/** How the built site in this folder (see plugin.ts) stands. */
export async function measureSite(folder: string, files: BudgetFiles): Promise<BudgetResult[]> {
  const budgets = await readJson<Budgets>(files.budgets);
  const record = await readJson<BudgetRecord>(files.record).catch(() => ({}));
  return judge(await weighPages(folder, Object.keys(budgets)), budgets, record);
}

/** Writes the record from the built site in this folder. */
export async function recordSite(folder: string, { record: file }: BudgetFiles): Promise<void> {
  // Two stand for all: one page without a form, and one with.
  const pages = await weighPages(folder, ['/', '/register']);
  const sorted = (modules: Record<string, number>) =>
    Object.fromEntries(Object.entries(modules).sort(([, a], [, b]) => b - a));
  const record = Object.fromEntries(pages.map(({ path, modules }) => [path, sorted(modules)]));
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}
