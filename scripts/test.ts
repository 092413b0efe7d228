/**
 * `npm test`: tests the project in minutes. `npm run test:full` runs every test.
 *
 *   npm test -- Accordion   a part or a page, by the name of its folder or file
 *   npm test -- unit e2e    stages
 *   npm test -- <path>      what a change to this file can break
 *   npm test -- --changed   whatever changes since main can break
 *
 * All stages run even if one fails. The last line has the totals.
 */
import { stripVTControlCharacters } from 'node:util';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { summaryLine, type Counts } from '@rapport/tooling/reports';
import { root, StopError } from '@rapport/tooling/root';
import { selectChanged, selectNamed, type Selection } from './lib/selection.ts';
import { coreStages, fullStages, namedStages, type Choice } from './lib/stages.ts';

const MAX_LINES = 40;

interface StageResult extends Counts {
  name: string;
  seconds: number;
}

const OPTIONS = ['--full', '--changed'];
const all = { ...fullStages, ...namedStages };

/** Returns the stages to run, and the selected part of each. */
function plan(args: string[]): { scope: Choice['scope']; selection: Selection } {
  const words = args.filter((arg) => !OPTIONS.includes(arg));
  const unknown = words.find((word) => word.startsWith('-'));
  if (unknown) {
    throw new StopError(`There is no option ${unknown}: the options are ${OPTIONS.join(' and ')}.`);
  }
  const scope = args.includes('--full') ? 'full' : 'core';
  const core = Object.keys(coreStages);
  if (args.includes('--changed')) return { scope, selection: selectChanged(core) };
  if (words.length > 0) return { scope, selection: selectNamed(words, Object.keys(all), core) };
  const names = scope === 'full' ? Object.keys(fullStages) : core;
  return { scope, selection: new Map(names.map((name) => [name, []])) };
}

/** Runs a stage. A stage that throws or runs no tests fails, because nothing passes without running. */
async function runStage(
  name: string,
  run: (choice: Choice) => Promise<Counts>,
  choice: Choice,
): Promise<StageResult> {
  const start = performance.now();
  const broken = (title: string, detail: string): Counts => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [{ title, detail }],
  });
  let counts: Counts;
  try {
    counts = await run(choice);
    if (choice.filters.length === 0 && counts.passed + counts.failed === 0) {
      counts = broken(name, 'It ran no tests, so it proves nothing.');
    }
  } catch (error) {
    const { stack, message } = error as Error;
    counts = broken(`${name} could not run`, error instanceof StopError ? message : (stack ?? ''));
  }
  return { ...counts, name, seconds: (performance.now() - start) / 1000 };
}

/** Keeps the beginning and the end of a long failure message, because either may have the reason. */
function shorten(text: string): string[] {
  // Keep only this project's lines of the stack.
  const ours = stripVTControlCharacters(text)
    .trim()
    .replaceAll(/\n\s+at [^\n]*(?:node_modules|node:)[^\n]*/g, '');
  const lines = ours.replaceAll(`${root}/`, '').split('\n');
  if (lines.length <= MAX_LINES) return lines;
  const half = MAX_LINES / 2;
  const omitted = lines.length - MAX_LINES;
  return [...lines.slice(0, half), `… ${omitted} lines …`, ...lines.slice(-half)];
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
const { scope, selection } = plan(process.argv.slice(2));
if (selection.size === 0) console.log('Nothing differs from main.');
const results: StageResult[] = [];
for (const [name, run] of Object.entries(all)) {
  const filters = selection.get(name);
  if (!filters) continue;
  console.log(`\n${[name, ...filters].join(' ')} …`);
  const result = await runStage(name, run, { scope, filters });
  showFailures(result);
  console.log(`  ${name}: ${summaryLine(result)} (${result.seconds.toFixed(1)} s)`);
  results.push(result);
}
showTable(results);

const sum = (key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[key], 0);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
// Open handles would keep the process alive, so exit once the line is written.
process.stdout.write(`\n${summaryLine(total)}\n`, () => process.exit(total.failed > 0 ? 1 : 0));
