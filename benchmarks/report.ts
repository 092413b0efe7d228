/** Turns the figures of the bench into docs/kit-performance.md. Reads and writes nothing. */
import { table } from '@rapport/tooling/table';
import { busyWarning, spread } from '../scripts/bench/report.ts';
import { COUNTS, type KitBench, type KitFigures } from './figures.ts';
import { TASKS } from './kits.ts';
import type { Growth, Round } from './measure.ts';

/** The median of a figure over all rounds. */
export const medianOf = <T>(rounds: T[], read: (round: T) => number) =>
  spread(rounds.map(read)).median;

const whole = (value: number) => value.toFixed(0);
const tenth = (value: number) => value.toFixed(1);
const kilo = (bytes: number) => (bytes / 1000).toFixed(2);

/** Median and least: noise only ever adds to a time. */
function time<T>(rounds: T[], read: (round: T) => number): string {
  const { median, min } = spread(rounds.map(read));
  return `${tenth(median)} (${tenth(min)})`;
}

export const sizeTable = ({ kits }: KitBench): string =>
  table(
    ['kit', 'T1 button', 'T2 FAQ of 10', 'T3 sign-up form', 'T4 all + 3 cards'],
    kits.map(({ name, sizes }) => [
      name,
      ...TASKS.map((task) => `${kilo(sizes[task].js)} + ${kilo(sizes[task].css)}`),
    ]),
  );

export const timeTable = ({ kits }: KitBench): string =>
  table(
    [
      'kit',
      'server T2 / T4',
      'answers in HTML',
      'mount 200 × 10',
      'hydrate T4',
      'toggle',
      'toggle with motion',
    ],
    kits.map(({ name, answersInHtml, rounds }) => [
      name,
      `${whole(medianOf(rounds, (one) => one.serverFaq))} / ${whole(medianOf(rounds, (one) => one.serverEverything))}`,
      answersInHtml ? 'yes' : 'no',
      time(rounds, (one) => one.mount),
      time(rounds, (one) => one.hydrate),
      time(rounds, (one) => one.toggle),
      time(rounds, (one) => one.toggleMoving),
    ]),
  );

export const toggleTable = ({ kits }: KitBench): string =>
  table(
    ['kit', 'all', 'script', 'style', 'layout'],
    kits.map(({ name, rounds }) => [
      name,
      time(rounds, (one) => one.toggle),
      time(rounds, (one) => one.toggleScript),
      time(rounds, (one) => one.toggleStyle),
      time(rounds, (one) => one.toggleLayout),
    ]),
  );

function growthTable({ kits }: KitBench, read: (growth: Growth) => number): string {
  const of = ({ growth }: KitFigures, count: number) => {
    const rounds = growth[count] ?? [];
    return rounds.length === 0 ? '–' : time(rounds, read);
  };
  return table(
    ['kit', ...COUNTS.map((count) => count.toLocaleString('en'))],
    kits.map((kit) => [kit.name, ...COUNTS.map((count) => of(kit, count))]),
  );
}

const GROWTHS: [title: string, read: (growth: Growth) => number][] = [
  ['One render on the server', (one) => one.server],
  ['Mount', (one) => one.mount],
  ['Toggle', (one) => one.toggle],
  ['The layout in it', (one) => one.toggleLayout],
];

export const growthTables = (bench: KitBench): string =>
  GROWTHS.map(([title, read]) => `${title}:\n\n${growthTable(bench, read)}`).join('\n\n');

/** What the chart shows: one block of bars each. */
export const MEASURES: {
  title: string;
  unit: string;
  better: 'less' | 'more';
  read: (kit: KitFigures) => number;
}[] = [
  {
    title: 'T4, JavaScript and CSS',
    unit: 'kB',
    better: 'less',
    read: ({ sizes }) => (sizes.everything.js + sizes.everything.css) / 1000,
  },
  ...(
    [
      ['T4 on the server', 'renders per CPU second', 'more', (one) => one.serverEverything],
      ['Mount 200 FAQs of 10', 'ms', 'less', (one) => one.mount],
      ['Hydrate T4', 'ms', 'less', (one) => one.hydrate],
      ['Open an answer by mouse', 'ms', 'less', (one) => one.toggle],
    ] satisfies [string, string, 'less' | 'more', (round: Round) => number][]
  ).map(([title, unit, better, read]) => ({
    title,
    unit,
    better,
    read: ({ rounds }: KitFigures) => medianOf(rounds, read),
  })),
];

/**
 * docs/kit-performance.md.
 *
 * @param chart the address of the chart
 */
export function kitPage(bench: KitBench, chart: string): string {
  const { machine, versions, date } = bench;
  const warning = busyWarning(bench);
  return `# The kit beside others

Written by \`npm run bench -- kit --write\` on ${date.slice(0, 10)}.${warning ? ` **${warning}**` : ''}

![Bars: the bytes, the server renders and the times of each kit. The tables below have the figures.](${chart})

## What is measured

The same four tasks with each kit, with the same texts, fields and structure: **T1** a button, **T2** a FAQ of ten questions, **T3** a sign-up form with four fields and a choice, **T4** all of these and three cards. [Decision 44](decisions/0044-the-kit-beside-others.md) says how they are kept equal and where they differ.

- **Bytes**: JavaScript + CSS in kB of 1000 bytes, minified by Vite and compressed with Brotli, without React. The sections validate their form with zod and react-hook-form, which is most of their T3; no other kit's form validates.
- **Server**: renders to HTML per CPU second, of T2 and of T4. More is better.
- **Answers in HTML**: whether a search engine and a visitor without scripts get the answers of closed questions.
- **Mount, hydrate, toggle**: CPU milliseconds of the main thread of Chromium, up to two frames later: 200 FAQs of ten, T4 over the server's HTML, and the first click of a mouse on a question of T4. Toggle is measured for a reader who prefers reduced motion, because what motion costs is the number of frames; “with motion” goes to its end.

Kits take turns, so that noise hits all alike: medians of ${bench.rounds === 1 ? 'one round' : `${bench.rounds} rounds`}, the least in brackets.

## Bytes

${sizeTable(bench)}

## Times

${timeTable(bench)}

What the click that opens an answer is made of:

${toggleTable(bench)}

## From 10 to ${COUNTS.at(-1)?.toLocaleString('en')} questions

One FAQ of that many questions, all shown, in CPU milliseconds. A toggle is a click after the first.

${growthTables(bench)}

## The machine

${table(
  ['part', 'version'],
  [
    ['processor', `${machine.processor}, ${machine.cores} cores`],
    ['Node', machine.node],
    ['Chromium', machine.chromium],
    ...Object.entries(versions).map(([name, version]) => [`\`${name}\``, version]),
  ],
)}

The other kits have the MIT license. They are in [a package of their own](../benchmarks/others/package.json), which only this bench installs, and nothing of them ships.
`;
}
