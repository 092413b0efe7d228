/**
 * `npm run bench`: builds the site, serves it as visitors get it, and measures every page next to a
 * plain page with Lighthouse. docs/contributing.md lists the options.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { chromium } from 'playwright';
import { BARE_HOSTING, readHosting } from '@rapport/site-build/serve';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { choose, wholeNumber } from '@rapport/tooling/options';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { table } from '@rapport/tooling/table';
import { sitePages } from '../packages/app/src/routes.tsx';
import { busyShare, busyWarning, machine, median } from './bench/machine.ts';
import { measure, MODES, type Figures, type Mode } from './bench/measure.ts';
import { serveAsHost } from './bench/serve.ts';
import { placeholderSettings } from './lib/embedded.ts';
import { buildSiteOnce } from './lib/site-build.ts';

const LIMIT = 'plain page (the limit)';
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
const page = join(root, 'docs/performance.md');
const allPages = sitePages.map(({ path }) => path);

function readOptions() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: allPages.join(',') },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StopError(`npm run bench: ${(error as Error).message}`);
  }
}

const { write, ...options } = readOptions();
const rounds = wholeNumber('runs', options.runs);
const pages = choose('pages', options.pages, allPages);
if (write && pages.length < allPages.length)
  throw new StopError('--write needs all pages: leave out --pages.');

endChildrenOnSignal();
await ensureChromium();
console.error('Building the kit and the site …');
const site = join(folder, 'site');
await buildSiteOnce(site, placeholderSettings);
const plain = join(folder, 'plain');
await mkdir(plain, { recursive: true });
await writeFile(join(plain, 'index.html'), PLAIN);

const pem = await getCertificate(join(folder, 'certificate'));
const serve = (from: string, hosting = BARE_HOSTING) =>
  serveAsHost({ folder: from, hosting, copy: `${from}-served` }, pem);
const limit = await serve(plain);
const siteUrl = await serve(site, await readHosting(site));
const addresses = new Map([
  [LIMIT, limit],
  ...pages.map((path) => [path, siteUrl + path] as const),
]);

const runs = new Map<string, Record<Mode, Figures[]>>();
let busy = 0;
// Rounds take turns, one load of every page after another, so that noise hits all pages alike.
for (let round = 1; round <= rounds; round += 1) {
  busy = Math.max(busy, await busyShare());
  for (const [name, url] of addresses)
    for (const mode of MODES) {
      const figures = await measure(url, mode);
      const own = runs.get(name) ?? { simulate: [], devtools: [] };
      own[mode].push(figures);
      runs.set(name, own);
      const { fcp, lcp } = figures;
      console.error(
        `Round ${round} of ${rounds}, ${name}, ${mode}: FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms`,
      );
    }
}

type Read = (figures: Figures) => number;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(0);

/** Writes the scores of one load, all of them in one figure if they are alike. */
const scoresOf = (scores: number[]) =>
  new Set(scores).size === 1 ? `${scores[0]} ×${scores.length}` : scores.join(', ');

const figures = table(
  [
    'page',
    'JS kB',
    'all kB',
    'HTML kB',
    'requests',
    'FCP / LCP simulated',
    'FCP / LCP throttled',
    'TBT simulated / throttled',
    'CLS',
    'scores',
  ],
  [...runs].map(([name, { simulate, devtools }]) => {
    const all = [...simulate, ...devtools];
    const of = (loads: Figures[], read: Read) => median(loads.map(read));
    const shows = all[0]?.shows ?? name;
    const paints = (loads: Figures[]) =>
      `${seconds(of(loads, ({ fcp }) => fcp))} / ${seconds(of(loads, ({ lcp }) => lcp))}`;
    const blocked = (loads: Figures[]) => whole(of(loads, ({ tbt }) => tbt));
    const worst = simulate[0]?.scores.map((_, at) =>
      Math.min(...simulate.map(({ scores }) => scores[at] ?? 0)),
    );
    return [
      name === LIMIT ? name : `\`${name}\`${shows === name ? '' : `, which shows \`${shows}\``}`,
      kilobytes(of(all, ({ js }) => js)),
      kilobytes(of(all, ({ all: bytes }) => bytes)),
      kilobytes(of(all, ({ html }) => html)),
      whole(of(all, ({ requests }) => requests)),
      paints(simulate),
      paints(devtools),
      `${blocked(simulate)} / ${blocked(devtools)}`,
      Math.max(...all.map(({ cls }) => cls)).toFixed(3),
      scoresOf(worst ?? []),
    ];
  }),
);
const warning = busyWarning(busy);
console.log(`\n${figures}\n\n${warning}`);

if (write) {
  const browser = await chromium.launch(chromiumLaunch());
  const version = browser.version();
  await browser.close();
  const { version: lighthouse } = JSON.parse(
    await readFile(join(root, 'node_modules/lighthouse/package.json'), 'utf8'),
  ) as { version: string };
  const versions = [...machine(version), ['Lighthouse', lighthouse]];
  await writeFile(
    page,
    `# Performance

Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}. Times depend on the machine and are only reported; sizes have budgets that \`npm test\` checks. The kit beside others: [kit-performance.md](kit-performance.md).${warning && ` **${warning}**`}

## What is measured

The production build of every page, served on this machine over HTTP/2 with TLS, Brotli and the site's own headers, next to a plain page of a few lines without style, script or font. No page can be faster than that one, so it is the limit. Each load is the first in a new browser. Rounds take turns, one load of every page after another, so that noise hits all pages alike.

Lighthouse loads each page as a mid-range phone on slow 4G, in two ways:

- **simulated**: at full speed, and then it computes what the phone would have taken. Its scores are the ones that most tools show;
- **throttled**: the network and the processor are really slowed down, the processor to a quarter.

FCP (first paint of content) and LCP (largest paint) are in seconds, TBT (time that the main thread cannot answer) in milliseconds. Times and sizes are medians of ${rounds} rounds; CLS (how far content moves) is the worst of all rounds, and so are the scores: performance, accessibility, best practices, search. A kB is 1000 bytes as transferred, with headers. Pages that need an account are measured as a visitor without one gets them.

## Figures

${figures}

## The machine

${table(['part', 'version'], versions)}
`,
  );
  console.log('Written: docs/performance.md.');
}
// Lighthouse may leave timers behind.
process.exit();
