/**
 * `npm run bench -- kit` measures what a site pays for the kit, beside other kits: bytes, server
 * renders, and CPU milliseconds in Chromium. Options are in docs/contributing.md.
 */
import { writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { choose, wholeNumber } from '@rapport/tooling/options';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { busyShare } from '../scripts/bench/busy.ts';
import { busyWarning } from '../scripts/bench/report.ts';
import { buildKit } from '../scripts/lib/site-build.ts';
import { buildTasks, type Built } from './build.ts';
import { chart } from './chart.ts';
import { COUNTS, type KitBench, type KitFigures } from './figures.ts';
import { installOthers, otherVersions } from './install.ts';
import { KITS, othersRoot, type Kit } from './kits.ts';
import { measure, measureGrowth } from './measure.ts';
import { growthTables, kitPage, sizeTable, timeTable, toggleTable } from './report.ts';

/** Rounds of the growth, whose figures are larger than the noise. */
const GROWTH_ROUNDS = 3;
const folder = join(cacheFolder, 'bench-kit');
const partial = join(folder, 'kit-performance.json');
const docs = join(root, 'docs');
const tell = (line: string) => console.error(line);

function readOptions() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '9' },
        kits: { type: 'string', default: KITS.map(({ id }) => id).join(',') },
        against: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StopError(`npm run bench -- kit: ${(error as Error).message}`);
  }
}

/** The kit as it is built in another checkout's `packages/ui`. */
function builtElsewhere(kit: Kit, checkout: string): Kit {
  const styles = join(checkout, 'dist/styles.css');
  if (existsSync(styles)) return { ...kit, id: 'other', name: 'other checkout', checkout };
  throw new StopError(
    `--against ${checkout}: there is no ${styles}. Give the packages/ui of another checkout, after \`npm run build\` there.`,
  );
}

/** Everything about what is chosen, or a StopError, before anything is built. */
function readChoice() {
  const options = readOptions();
  const ids = choose(
    'kits',
    options.kits,
    KITS.map(({ id }) => id),
  );
  const rounds = wholeNumber('rounds', options.rounds);
  const kits = KITS.filter(({ id }) => ids.includes(id));
  const { against, write } = options;
  if (write && (against !== undefined || kits.length < KITS.length))
    throw new StopError('--write needs all kits: leave out --kits and --against.');
  if (against !== undefined) kits.push(builtElsewhere(KITS[0]!, resolve(against)));
  return { kits, rounds, write };
}

const { kits, rounds, write } = readChoice();
if (kits.some((kit) => kit.root === othersRoot)) await installOthers();
await ensureChromium();
tell('Building the kit …');
await buildKit();

const built: Built[] = [];
for (const kit of kits) {
  tell(`Building ${kit.name} …`);
  built.push(await buildTasks(kit, folder));
}
const browser = await chromium.launch(chromiumLaunch());
const bench: KitBench = {
  date: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    chromium: browser.version(),
  },
  versions: await otherVersions(),
  rounds,
  busy: 0,
  kits: built.map(({ kit, sizes, renders }): KitFigures => {
    const answersInHtml = renders.faq(10).includes('payment follows the approval');
    return { id: kit.id, name: kit.name, sizes, answersInHtml, rounds: [], growth: {} };
  }),
};

/** As JSON, with figures to a hundredth. */
const toJson = () =>
  `${JSON.stringify(bench, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value), 2)}\n`;

/** Measures every kit in turn, and keeps what is measured so far, should the bench be ended. */
async function inTurn(run: (built: Built, figures: KitFigures) => Promise<void>): Promise<void> {
  for (const [at, one] of built.entries()) await run(one, bench.kits[at]!);
  await writeFile(partial, toJson());
}

try {
  // A warm-up, which is not kept.
  await inTurn(async (one) => void (await measure(browser, one)));
  for (let round = 1; round <= rounds; round += 1) {
    bench.busy = Math.max(bench.busy, await busyShare());
    tell(`Round ${round} of ${rounds} …`);
    await inTurn(async (one, figures) => {
      figures.rounds.push(await measure(browser, one));
    });
  }
  for (const count of COUNTS)
    for (let round = 1; round <= Math.min(rounds, GROWTH_ROUNDS); round += 1) {
      tell(`${count} questions, round ${round} …`);
      await inTurn(async (one, figures) => {
        (figures.growth[count] ??= []).push(await measureGrowth(browser, one, count));
      });
    }
} finally {
  await browser.close();
}

console.log(`
JavaScript + CSS in kB, minified, Brotli, without React:

${sizeTable(bench)}

CPU milliseconds, and renders per CPU second: medians, the least in brackets:

${timeTable(bench)}

The click that opens an answer:

${toggleTable(bench)}

${growthTables(bench)}
`);
const warning = busyWarning(bench);
if (warning) console.log(`${warning}\n`);

if (write) {
  await writeFile(join(docs, 'images/kit-performance.svg'), chart(bench));
  await writeFile(join(docs, 'kit-performance.md'), kitPage(bench, 'images/kit-performance.svg'));
  console.log('Written: docs/kit-performance.md and its chart.');
}
console.log('Every figure is in .cache/bench-kit/kit-performance.json.');
