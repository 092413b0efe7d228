/** Turns figures into tables and docs/performance.md. Reads and writes no files. */
import { table } from '@rapport/tooling/table';
import { BUSY, type Bench, type Figures, type Mode, type Scheme, type Target } from './figures.ts';

/** Times of one page over all rounds. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The times of one page in one mode. */
export type Times = Record<'fcp' | 'lcp' | 'tbt', Spread>;

/** A page in one scheme, over all rounds. */
export interface Row {
  target: Target;
  /** The path that is shown, if it is not the page's own. */
  shows?: string;
  /** Medians: kilobytes of 1000 bytes, and a count. */
  weight: Record<'js' | 'all' | 'html' | 'requests', number>;
  times: Partial<Record<Mode, Times>>;
  /** The largest of all rounds and modes. */
  cls: number;
  /** The lowest of all rounds, by category. */
  scores?: number[];
}

/** Goals for a page of the site. Throttled times are compared with the plain page's. */
const GOALS = { fcp: 850, lcp: 1000, timesLimit: 1.15, tbt: 50, cls: 0.01, score: 100 };

/** Returns the minimum, maximum and upper median, which is a measured value. */
export function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  return { median: at(sorted.length >> 1), min: at(0), max: at(sorted.length - 1) };
}

/** Returns one row for each target that was measured in this scheme. */
export function rowsOf({ targets, runs }: Bench, scheme: Scheme): Row[] {
  return targets.flatMap((target) => {
    const own = runs.filter((run) => run.target === target.name && run.scheme === scheme);
    const [first] = own;
    if (!first) return [];
    const timesIn = (mode: Mode) => {
      const figures = own.filter((run) => run.mode === mode).map((run) => run.figures);
      if (figures.length === 0) return {};
      const spreadOf = (name: 'fcp' | 'lcp' | 'tbt') => spread(figures.map((one) => one[name]));
      return { [mode]: { fcp: spreadOf('fcp'), lcp: spreadOf('lcp'), tbt: spreadOf('tbt') } };
    };
    const median = (read: (figures: Figures) => number) =>
      spread(own.map(({ figures }) => read(figures))).median;
    const scores = own.flatMap(({ figures }) => (figures.scores ? [figures.scores] : []));
    const { shows } = first.figures;
    return {
      target,
      ...(target.kind === 'page' && shows !== target.name && { shows }),
      weight: {
        js: median(({ js }) => js / 1000),
        all: median(({ all }) => all / 1000),
        html: median(({ html }) => html / 1000),
        requests: median(({ requests }) => requests),
      },
      times: { ...timesIn('simulate'), ...timesIn('devtools') },
      cls: Math.max(...own.map(({ figures }) => figures.cls)),
      ...(scores[0] && {
        scores: scores[0].map((_, at) => Math.min(...scores.map((one) => one[at] ?? NaN))),
      }),
    };
  });
}

/** Lists the goals that a page misses, among those that were measured. */
export function missed({ times, cls, scores }: Row, limit: Row | undefined): string[] {
  const { simulate, devtools } = times;
  const throttled = limit?.times.devtools;
  const isOver = (name: 'fcp' | 'lcp') =>
    devtools && throttled
      ? devtools[name].median > throttled[name].median * GOALS.timesLimit
      : false;
  const slow = (mode: Times | undefined) => (mode?.tbt.median ?? 0) > GOALS.tbt;
  const goals: [string, boolean][] = [
    ['simulated FCP', (simulate?.fcp.median ?? 0) > GOALS.fcp],
    ['simulated LCP', (simulate?.lcp.median ?? 0) > GOALS.lcp],
    ['throttled FCP', isOver('fcp')],
    ['throttled LCP', isOver('lcp')],
    ['TBT', slow(simulate) || slow(devtools)],
    ['CLS', cls > GOALS.cls],
    ['scores', scores?.some((score) => score < GOALS.score) ?? false],
  ];
  return goals.filter(([, isMissed]) => isMissed).map(([name]) => name);
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const whole = (value: number) => value.toFixed(0);

/** Formats figures as `a / b`, or as a dash if they were not measured. */
const pair = <T>(from: T | undefined, ...texts: ((from: T) => string)[]) =>
  from ? texts.map((text) => text(from)).join(' / ') : '–';

const paints = (times: Times | undefined) =>
  pair(
    times,
    ({ fcp }) => seconds(fcp.median),
    ({ lcp }) => seconds(lcp.median),
  );

function scoresOf(scores: number[] | undefined): string {
  if (!scores) return '–';
  return new Set(scores).size === 1 ? `${scores[0]} ×${scores.length}` : scores.join(', ');
}

function nameOf({ target, shows }: Row): string {
  if (target.kind === 'limit') return `${target.name} (the limit)`;
  if (target.kind === 'other') return target.name;
  return `\`${target.name}\`${shows ? `, which shows \`${shows}\`` : ''}`;
}

/** Writes the main table of a scheme. */
export function mainTable(bench: Bench, scheme: Scheme): string {
  const rows = rowsOf(bench, scheme);
  const limit = rows.find(({ target }) => target.kind === 'limit');
  const head = [
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
    'goals missed',
  ];
  return table(
    head,
    rows.map((row) => {
      const { simulate, devtools } = row.times;
      const { js, all, html, requests } = row.weight;
      return [
        nameOf(row),
        ...[js, all, html].map((kilobytes) => kilobytes.toFixed(1)),
        whole(requests),
        paints(simulate),
        paints(devtools),
        [simulate, devtools]
          .map((times) => pair(times, ({ tbt }) => whole(tbt.median)))
          .join(' / '),
        row.cls.toFixed(3),
        scoresOf(row.scores),
        row.target.kind === 'page' ? missed(row, limit).join(', ') || 'none' : '–',
      ];
    }),
  );
}

const range = ({ min, max }: Spread, form: (value: number) => string) =>
  `${form(min)}–${form(max)}`;

/** Writes the table of how much the rounds of a scheme differ. */
function spreadTable(bench: Bench, scheme: Scheme): string {
  const cells = (times: Times | undefined) =>
    times
      ? [range(times.fcp, seconds), range(times.lcp, seconds), range(times.tbt, whole)]
      : ['–', '–', '–'];
  const head = ['simulated', 'throttled'].flatMap((mode) =>
    ['FCP', 'LCP', 'TBT'].map((name) => `${name} ${mode}`),
  );
  return table(
    ['page', ...head],
    rowsOf(bench, scheme).map((row) => [
      nameOf(row),
      ...cells(row.times.simulate),
      ...cells(row.times.devtools),
    ]),
  );
}

/** Says in one sentence how many pages meet all goals. */
export function verdict(bench: Bench, scheme: Scheme): string {
  const rows = rowsOf(bench, scheme);
  const limit = rows.find(({ target }) => target.kind === 'limit');
  const pages = rows.filter(({ target }) => target.kind === 'page');
  const met = pages.filter((row) => missed(row, limit).length === 0);
  return `${met.length} of ${pages.length} pages meet every goal in the ${scheme} scheme.`;
}

/** Returns a warning if other programs were running, otherwise undefined. */
export const busyWarning = ({ busy }: Pick<Bench, 'busy'>): string | undefined =>
  busy > BUSY
    ? `Before a round, other programs used up to ${whole(busy * 100)}% of the processors: the times are too high.`
    : undefined;

/**
 * Writes docs/performance.md.
 *
 * @param chart the address of the chart
 */
export function performancePage(bench: Bench, chart: string): string {
  const { machine, date, schemes, targets } = bench;
  const rounds = bench.rounds === 1 ? 'one round' : `${bench.rounds} rounds`;
  const warning = busyWarning(bench);
  const others = targets.filter(({ kind }) => kind === 'other').map(({ name }) => name);
  const parts = schemes.map(
    (scheme) => `## ${scheme === 'light' ? 'Light' : 'Dark'} scheme

${verdict(bench, scheme)}

${mainTable(bench, scheme)}

The least and the most of ${rounds}:

${spreadTable(bench, scheme)}`,
  );
  return `# Performance

Written by \`npm run bench\` on ${date.slice(0, 10)}. Times depend on the machine and are only reported; sizes have budgets that \`npm test\` checks. The kit beside others: [kit-performance.md](kit-performance.md).${warning ? ` **${warning}**` : ''}

![Bars: the largest contentful paint of every page, simulated and throttled. The tables below have the figures.](${chart})

The chart shows the ${schemes[0]} scheme; a line at the end of a bar goes from the least to the most.

## What is measured

The production build of every page, served on this machine over HTTP/2 with TLS, Brotli and the site's own headers, next to a plain page of a few lines without style, script or font. No page can be faster than that one, so it is the limit.${others.length > 0 ? ` Beside them: ${others.join(', ')}, served by the same server without further headers.` : ''} Each load is the first in a new browser. Rounds take turns, one load of every page after another, so that noise hits all pages alike.

Lighthouse loads each page as a mid-range phone on slow 4G, in two ways:

- **simulated**: at full speed, and then it computes what the phone would have taken. Its scores are the ones that most tools show;
- **throttled**: the network and the processor are really slowed down, the processor to a quarter.

FCP (first paint of content), LCP (largest paint) are in seconds, TBT (time that the main thread cannot answer) in milliseconds. Times and sizes are medians of ${rounds}; CLS (how far content moves) is the worst of all rounds, and so are the scores: performance, accessibility, best practices, search. A kB is 1000 bytes as transferred, with headers. Pages that need an account are measured as a visitor without one gets them.

## Goals

- simulated: FCP at most ${seconds(GOALS.fcp)} s, LCP at most ${seconds(GOALS.lcp)} s;
- throttled: FCP and LCP at most ${GOALS.timesLimit} times those of the plain page in the same run;
- TBT at most ${GOALS.tbt} ms, CLS at most ${GOALS.cls};
- all four scores ${GOALS.score} in every round.

${parts.join('\n\n')}

## The machine

${table(
  ['part', 'version'],
  [
    ['processor', `${machine.processor}, ${machine.cores} cores`],
    ['Node', machine.node],
    ['Chromium', machine.chromium],
    ['Lighthouse', machine.lighthouse],
  ],
)}

To measure again: \`npm run bench\`. [contributing.md](contributing.md#the-bench) lists its options.
`;
}
