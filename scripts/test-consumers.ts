/**
 * `npm test -- consumers`: installs the packed kit into one project of each supported kind, outside
 * this repository, and builds and uses each project. `-- next jest` tests only these two.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { ensureChromium } from '@rapport/tooling/chromium';
import { readArguments } from '../packages/ui/tests/consumers/arguments.ts';
import { writeReport } from '../packages/ui/tests/consumers/report.ts';
import { packKit } from '../packages/ui/scripts/pack.ts';
import { run, type Outcome } from '../packages/ui/tests/consumers/run.ts';
import { buildKit } from './lib/site-build.ts';

const MAX_LINES = 30;

const { names, keeps, writes } = readArguments(process.argv.slice(2));

/** Returns the end of a failure, which has the reason. */
function shorten(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const omitted = lines.length - MAX_LINES;
  const shown =
    omitted > 0 ? [lines[0], `… ${omitted} lines …`, ...lines.slice(1 - MAX_LINES)] : lines;
  return shown.map((line) => `        ${line}`).join('\n');
}

function show({ name, versions, failure, seconds }: Outcome): void {
  const tools = Object.entries(versions).map((tool) => tool.join(' '));
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  console.log(`  ${failure ? 'FAIL' : 'pass'}  ${name.padEnd(18)}${time}   ${tools.join(', ')}`);
  if (failure) console.log(shorten(failure));
}

endChildrenOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'rapport-consumers-'));
process.once('exit', () => {
  if (!keeps) rmSync(folder, { recursive: true, force: true });
});
await ensureChromium();
await buildKit();
const tarball = await packKit(folder);

const outcomes: Outcome[] = [];
for (const name of names) {
  const outcome = await run(name, folder, tarball, keeps);
  show(outcome);
  outcomes.push(outcome);
}
const failed = outcomes.filter(({ failure }) => failure);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
if (keeps) console.log(`The projects are in ${folder}.`);
if (writes) await writeReport(outcomes);
process.exit(failed.length > 0 ? 1 : 0);
