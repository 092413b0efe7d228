/**
 * `npm run bench`: builds the site, serves it as visitors get it, and measures every page next to a
 * plain page with Lighthouse. A run of all pages in both modes writes docs/performance.md.
 * docs/contributing.md lists the options.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { BARE_HOSTING, readHosting } from '@rapport/site-build/serve';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { ensureChromium } from '@rapport/tooling/chromium';
import { choose, wholeNumber } from '@rapport/tooling/options';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { routes } from '../packages/app/src/routes.tsx';
import { busyShare } from './bench/busy.ts';
import { chart } from './bench/chart.ts';
import { MODES, SCHEMES, type Bench, type Target } from './bench/figures.ts';
import { measure, prepare } from './bench/measure.ts';
import { busyWarning, mainTable, performancePage, rowsOf, verdict } from './bench/report.ts';
import { serveAsHost } from './bench/serve.ts';
import { placeholderSettings } from './lib/embedded.ts';
import { buildSiteOnce } from './lib/site-build.ts';

const LIMIT = 'plain page';
const PLAIN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="The least that a page can be.">
<link rel="icon" href="data:,">
<title>A plain page</title>
<main><h1>A plain page</h1><p>No style, no script, no font.</p></main>
</html>
`;
const folder = join(cacheFolder, 'bench');
const docs = join(root, 'docs');
const allPages = routes.map(({ path }) => path);

/** Reads `<name>=<folder>`. */
async function otherSite(text: string): Promise<{ name: string; folder: string }> {
  const at = text.indexOf('=');
  const site = { name: text.slice(0, at), folder: resolve(text.slice(at + 1)) };
  if (at < 1) throw new StopError(`--site ${text}: write it as <name>=<folder>.`);
  const page = join(site.folder, 'index.html');
  if (await stat(page).catch(() => undefined)) return site;
  throw new StopError(`--site ${text}: ${page} does not exist.`);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: allPages.join(',') },
        schemes: { type: 'string', default: SCHEMES.join(',') },
        modes: { type: 'string', default: MODES.join(',') },
        site: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    throw new StopError(`npm run bench: ${(error as Error).message}`);
  }
}

const options = readOptions();
const rounds = wholeNumber('runs', options.runs);
const pages = choose('pages', options.pages, allPages);
const schemes = choose('schemes', options.schemes, SCHEMES);
const modes = choose('modes', options.modes, MODES);
const others = await Promise.all(options.site.map(otherSite));
const names = [LIMIT, ...allPages, ...others.map(({ name }) => name)];
const twice = names.find((name, at) => names.indexOf(name) < at);
if (twice !== undefined) throw new StopError(`--site: the name "${twice}" is used twice.`);
const full = pages.length === allPages.length && modes.length === MODES.length;

const report = (line: string) => console.error(line);

endChildrenOnSignal();
await ensureChromium();
report('Building the kit and the site …');
const site = join(folder, 'site');
await buildSiteOnce(site, placeholderSettings);
const plain = join(folder, 'plain');
await mkdir(plain, { recursive: true });
await writeFile(join(plain, 'index.html'), PLAIN);

const pem = await getCertificate(join(folder, 'certificate'));
const serve = (from: string, hosting = BARE_HOSTING, at = 0) =>
  serveAsHost({ folder: from, hosting, copy: join(folder, `served-${at}`) }, pem);
/** The addresses to measure, in order; the plain page, which is the limit, comes first. */
const addresses = new Map<Target, string>();
addresses.set({ name: LIMIT, kind: 'limit' }, await serve(plain));
const siteUrl = await serve(site, await readHosting(site), 1);
for (const path of pages) addresses.set({ name: path, kind: 'page' }, siteUrl + path);
for (const [at, other] of others.entries()) {
  const url = await serve(other.folder, BARE_HOSTING, at + 2);
  addresses.set({ name: other.name, kind: 'other' }, url);
}

report('Loading each page once …');
let version = '';
for (const [at, scheme] of schemes.entries()) {
  version = await prepare(at === 0 ? [...addresses.values()] : [], scheme);
}
const { version: lighthouse } = JSON.parse(
  await readFile(join(root, 'node_modules/lighthouse/package.json'), 'utf8'),
) as { version: string };
const bench: Bench = {
  date: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    chromium: version,
    lighthouse,
  },
  targets: [...addresses.keys()],
  schemes,
  modes,
  rounds,
  busy: 0,
  runs: [],
  failures: [],
};

/** Writes JSON as JSON.stringify does, but with one run per line. */
function toJson({ runs, ...rest }: Bench): string {
  const lines = runs.map((run) => `    ${JSON.stringify(run)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "runs": [\n${lines}\n  ]\n}\n`;
}

const partial = join(folder, 'performance.json');
const total = rounds * schemes.length * modes.length * addresses.size;
const start = performance.now();
let done = 0;
for (let round = 1; round <= rounds; round += 1) {
  bench.busy = Math.max(bench.busy, await busyShare());
  const warning = busyWarning(bench);
  if (warning) report(warning);
  for (const scheme of schemes) {
    for (const mode of modes) {
      for (const [{ name }, url] of addresses) {
        const what = `${name}, ${scheme}, ${mode}, round ${round}`;
        let result: string;
        try {
          const figures = await measure(url, scheme, mode);
          bench.runs.push({ target: name, scheme, mode, round, figures });
          result = `FCP ${figures.fcp.toFixed(0)} ms, LCP ${figures.lcp.toFixed(0)} ms`;
        } catch (error) {
          result = `no result: ${(error as Error).message}`;
          bench.failures.push(`${what}: ${result}`);
        }
        await writeFile(partial, toJson(bench));
        done += 1;
        const minutesLeft = ((performance.now() - start) / done / 60_000) * (total - done);
        report(`${done}/${total} ${what}: ${result} (${Math.ceil(minutesLeft)} min left)`);
      }
    }
  }
}

for (const scheme of schemes) {
  console.log(`\n${mainTable(bench, scheme)}\n\n${verdict(bench, scheme)}`);
}
for (const failure of bench.failures) console.log(failure);
if (bench.failures.length > 0) process.exitCode = 1;
if (full && bench.failures.length === 0) {
  const rows = rowsOf(bench, schemes[0]!);
  await writeFile(join(docs, 'images/performance.svg'), chart(rows));
  await writeFile(join(docs, 'performance.md'), performancePage(bench, 'images/performance.svg'));
  console.log(`\nWritten: ${relative(root, join(docs, 'performance.md'))}.`);
} else console.log('\ndocs/performance.md is unchanged.');
console.log(`Every figure is in ${relative(root, partial)}.`);
// Lighthouse may leave timers behind.
process.exit();
