/**
 * `npm run bench -- kit` measures what a site pays for the kit, beside other kits: bytes, server
 * renders, and CPU milliseconds in Chromium. Options are in docs/contributing.md.
 */
import { writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { choose, wholeNumber } from '@rapport/tooling/options';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { busyShare, busyWarning, machine } from '../scripts/bench/machine.ts';
import { buildKit } from '../scripts/lib/site-build.ts';
import { buildTasks, type Built } from './build.ts';
import { installOthers } from './install.ts';
import { KITS, othersRoot, type Kit } from './kits.ts';
import { measure, type Round } from './measure.ts';
import { kitPage, sizeTable, timeTable } from './report.ts';

const ids = KITS.map(({ id }) => id);

function readOptions() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '9' },
        kits: { type: 'string', default: ids.join(',') },
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

const { against, write, ...options } = readOptions();
const chosen = choose('kits', options.kits, ids);
const rounds = wholeNumber('rounds', options.rounds);
const kits = KITS.filter(({ id }) => chosen.includes(id));
if (write && (against !== undefined || kits.length < KITS.length))
  throw new StopError('--write needs all kits: leave out --kits and --against.');
if (against !== undefined) kits.push(builtElsewhere(KITS[0]!, resolve(against)));

if (kits.some((kit) => kit.root === othersRoot)) await installOthers();
await ensureChromium();
console.error('Building the kit …');
await buildKit();
const built: Built[] = [];
for (const kit of kits) {
  console.error(`Building ${kit.name} …`);
  built.push(await buildTasks(kit, join(cacheFolder, 'bench-kit')));
}

const browser = await chromium.launch(chromiumLaunch());
const figures: Round[][] = built.map(() => []);
let busy = 0;
try {
  // Kits take turns, so that noise hits all alike. The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) {
      busy = Math.max(busy, await busyShare());
      console.error(`Round ${round} of ${rounds} …`);
    }
    for (const [at, kit] of built.entries()) {
      const measured = await measure(browser, kit);
      if (round > 0) figures[at]?.push(measured);
    }
  }
} finally {
  await browser.close();
}

const sizes = sizeTable(built);
const times = timeTable(built, figures);
const warning = busyWarning(busy);
console.log(`
JavaScript + CSS in kB, minified, Brotli, without React:

${sizes}

CPU milliseconds, and renders per CPU second: medians, the least in brackets:

${times}

${warning}`);

if (write) {
  const versions = machine(browser.version());
  const page = kitPage({ rounds, warning, sizes, times, versions });
  await writeFile(join(root, 'docs/kit-performance.md'), page);
  console.log('Written: docs/kit-performance.md.');
}
