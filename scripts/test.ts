/**
 * `npm test`: installs the browsers that are missing, then runs every stage; `npm test -- unit e2e`
 * runs only these stages. All stages run even if one fails. The last line is the sum of all tests.
 */
import { stripVTControlCharacters } from 'node:util';
import { endChildrenOnSignal } from './lib/children.ts';
import { summaryLine, type Counts } from './lib/reports.ts';
import { root, StopError } from './lib/root.ts';
import { longStages, stages } from './lib/stages.ts';

const MAX_LINES = 40;

interface StageResult extends Counts {
  name: string;
  seconds: number;
}

function chosenStages(names: string[]): [string, () => Promise<Counts>][] {
  if (names.length === 0) return Object.entries(stages);
  const all = { ...stages, ...longStages };
  const unknown = names.filter((name) => !(name in all));
  if (unknown.length > 0) {
    throw new StopError(
      `There is no stage ${unknown.join(', ')}: choose from ${Object.keys(all).join(', ')}.`,
    );
  }
  return Object.entries(all).filter(([name]) => names.includes(name));
}

/** A stage that throws or runs no tests counts as failed: nothing may pass without running. */
async function runStage(name: string, run: () => Promise<Counts>): Promise<StageResult> {
  const start = performance.now();
  const broken = (title: string, detail: string): Counts => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [{ title, detail }],
  });
  let counts: Counts;
  try {
    counts = await run();
    if (counts.passed + counts.failed === 0) {
      counts = broken(name, 'It ran no tests, so it proves nothing.');
    }
  } catch (error) {
    const { stack, message } = error as Error;
    counts = broken(`${name} could not run`, error instanceof StopError ? message : (stack ?? ''));
  }
  return { ...counts, name, seconds: (performance.now() - start) / 1000 };
}

/** Keeps the beginning and the end of a long failure message, since either may hold the reason. */
function shorten(text: string): string[] {
  // Keep only this project's lines of the stack.
  const ours = stripVTControlCharacters(text)
    .trim()
    .replaceAll(/\n\s+at [^\n]*(?:node_modules|node:)[^\n]*/g, '');
  const lines = ours.replaceAll(`${root}/`, '').split('\n');
  if (lines.length <= MAX_LINES) return lines;
  const half = MAX_LINES / 2;
  const left = lines.length - MAX_LINES;
  return [...lines.slice(0, half), `… ${left} lines …`, ...lines.slice(-half)];
}

function showFailures({ failures }: StageResult): void {
  for (const { title, detail } of failures) {
    console.log(`\n  FAIL  ${title}`);
    for (const line of shorten(detail)) console.log(`        ${line}`);
  }
}

function showTable(results: StageResult[]): void {
  const row = (name: string, cells: string[]) =>
    `  ${name.padEnd(16)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  console.log(`\n${row('stage', ['passed', 'failed', 'skipped', 'time'])}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row(name, [`${passed}`, `${failed}`, `${skipped}`, `${seconds.toFixed(1)} s`]));
  }
}

endChildrenOnSignal();
const results: StageResult[] = [];
for (const [name, run] of chosenStages(process.argv.slice(2))) {
  console.log(`\n${name} …`);
  const result = await runStage(name, run);
  showFailures(result);
  console.log(`  ${name}: ${summaryLine(result)} (${result.seconds.toFixed(1)} s)`);
  results.push(result);
}
showTable(results);

const sum = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
// Open handles would keep the process alive, so exit explicitly, once the line is written.
process.stdout.write(`\n${summaryLine(total)}\n`, () => process.exit(total.failed > 0 ? 1 : 0));
