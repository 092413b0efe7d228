import { describe, expect, test } from 'vitest';
import { chart, chartText } from './chart.ts';
import type { Bench, Figures, Mode, Run, Scheme, Target } from './figures.ts';
import { mainTable, missed, performancePage, rowsOf, spread, verdict } from './report.ts';

const plain: Target = { name: 'plain page', kind: 'limit' };
const faq: Target = { name: '/faq', kind: 'page' };
const other: Target = { name: 'A <template>', kind: 'other' };

const good: Figures = {
  fcp: 800,
  lcp: 900,
  tbt: 10,
  cls: 0,
  js: 40_000,
  all: 100_000,
  html: 20_000,
  requests: 9,
  failing: [],
  shows: '/faq',
};

function run({ name }: Target, mode: Mode, figures: Partial<Figures> = {}): Run {
  const scores = mode === 'simulate' ? { scores: [100, 100, 100, 100] } : {};
  const all = { ...good, ...scores, ...figures };
  return { target: name, scheme: 'light', mode, round: 1, figures: all };
}

const benchOf = (runs: Run[], schemes: Scheme[] = ['light']): Bench => ({
  date: '2026-11-23T07:00:00.000Z',
  machine: { processor: 'A chip', cores: 2, node: '20', chromium: '150', lighthouse: '12' },
  targets: [plain, faq, other],
  schemes,
  modes: ['simulate', 'devtools'],
  rounds: 3,
  busy: 0.01,
  runs,
  failures: [],
});

/** Returns the rows of `/faq` and of the limit. */
function faqAndLimit(runs: Run[]) {
  const [limit, row] = rowsOf(
    benchOf([run(plain, 'devtools', { fcp: 700, lcp: 700 }), ...runs]),
    'light',
  );
  return [row!, limit] as const;
}

test('spread has the median, the least and the most', () => {
  expect(spread([30, 1, 200])).toEqual({ median: 30, min: 1, max: 200 });
  expect(spread([1, 2])).toMatchObject({ median: 2 });
});

describe('rowsOf', () => {
  test('has medians of times and sizes, the worst CLS and the worst of each score', () => {
    const [row] = faqAndLimit([
      run(faq, 'simulate', { fcp: 1000, js: 1000, scores: [100, 99, 100, 100] }),
      run(faq, 'simulate', { fcp: 3000, js: 3000, scores: [98, 100, 100, 100] }),
      run(faq, 'simulate', { fcp: 2000, js: 2000, cls: 0.2 }),
    ]);
    expect(row.times.simulate?.fcp).toEqual({ median: 2000, min: 1000, max: 3000 });
    expect(row.times.devtools).toBeUndefined();
    expect(row.weight.js).toBe(2);
    expect(row.cls).toBe(0.2);
    expect(row.scores).toEqual([98, 99, 100, 100]);
  });

  test('separates schemes and leaves out figures that were not measured', () => {
    const dark: Run = { ...run(faq, 'simulate', { fcp: 5 }), scheme: 'dark' };
    const bench = benchOf([run(faq, 'simulate'), dark]);
    expect(
      rowsOf(bench, 'dark').map(({ target, times }) => [target, times.simulate?.fcp.max]),
    ).toEqual([[faq, 5]]);
  });
});

describe('missed', () => {
  test('is empty for a page that meets every goal', () => {
    expect(
      missed(...faqAndLimit([run(faq, 'simulate'), run(faq, 'devtools', { fcp: 804, lcp: 804 })])),
    ).toEqual([]);
  });

  test.each<[string, Mode, Partial<Figures>]>([
    ['simulated FCP', 'simulate', { fcp: 851 }],
    ['simulated LCP', 'simulate', { lcp: 1001 }],
    ['throttled FCP', 'devtools', { fcp: 806, lcp: 700 }],
    ['throttled LCP', 'devtools', { fcp: 700, lcp: 806 }],
    ['TBT', 'devtools', { fcp: 700, lcp: 700, tbt: 51 }],
    ['TBT', 'simulate', { tbt: 51 }],
    ['CLS', 'simulate', { cls: 0.011 }],
    ['scores', 'simulate', { scores: [99, 100, 100, 100] }],
  ])('names %s (%s)', (goal, mode, figures) => {
    expect(missed(...faqAndLimit([run(faq, mode, figures)]))).toEqual([goal]);
  });
});

describe('the table', () => {
  const bench = benchOf([
    run(faq, 'simulate', { fcp: 1256, shows: '/login' }),
    run(other, 'devtools'),
    run(plain, 'simulate'),
  ]);
  const lines = mainTable(bench, 'light').split('\n');
  const cells = (line: number) => lines[line]!.split('|').map((cell) => cell.trim());

  test('has the limit first, and goals only for pages of this site', () => {
    expect(lines.slice(2).map((line) => line.split('|')[1]!.trim())).toEqual([
      'plain page (the limit)',
      '`/faq`, which shows `/login`',
      'A <template>',
    ]);
    expect([2, 3, 4].map((line) => cells(line).at(-2))).toEqual(['–', 'simulated FCP', '–']);
  });

  test('has a dash for figures that were not measured', () => {
    expect(cells(3)).toEqual(expect.arrayContaining(['1.26 / 0.90', '–', '10 / –', '100 ×4']));
    expect(cells(4)).toEqual(expect.arrayContaining(['–', '0.80 / 0.90', '– / 10']));
  });

  test('is followed by the number of pages that meet every goal', () => {
    expect(verdict(bench, 'light')).toBe('0 of 1 pages meet every goal in the light scheme.');
  });
});

test('the page shows each scheme that was measured, and the chart', () => {
  const dark: Run = { ...run(faq, 'simulate'), scheme: 'dark' };
  const page = performancePage(
    benchOf([run(faq, 'simulate'), dark], ['light', 'dark']),
    'chart.svg',
  );
  expect(page.match(/^## .+/gm)).toEqual(
    expect.arrayContaining(['## Light scheme', '## Dark scheme']),
  );
  expect(page).toMatch(/^!\[Bars: .+\]\(chart\.svg\)$/m);
  expect(page).toContain('A chip, 2 cores');
  expect(page).not.toMatch(/undefined|NaN|other programs/);
});

test('the page says so if the machine was busy', () => {
  const page = performancePage({ ...benchOf([run(faq, 'simulate')]), busy: 0.3 }, '');
  expect(page).toContain('other programs used up to 30% of the processors');
});

test('the chart has a bar and a figure for each time, and a text with the same figures', () => {
  const rows = rowsOf(
    benchOf([
      run(plain, 'simulate', { lcp: 500 }),
      run(plain, 'devtools', { lcp: 750 }),
      run(other, 'simulate', { lcp: 1000 }),
    ]),
    'light',
  );
  const svg = chart(rows);
  const widths = [...svg.matchAll(/<rect class="(?:simulate|devtools)" [^>]+ width="(\d+)"/g)];
  // The first two bars are the legend's.
  const [first, second, third] = widths.slice(2).map(([, width]) => Number(width));
  expect(widths).toHaveLength(5);
  expect(first! / third!).toBeCloseTo(0.5);
  expect(second! / third!).toBeCloseTo(0.75);
  expect(svg).toContain('A &lt;template></text>');
  expect(svg).not.toContain('NaN');
  expect(chartText(rows)).toBe(
    'Largest contentful paint: plain page simulated 0.50 s, throttled 0.75 s; A <template> simulated 1.00 s.',
  );
});
