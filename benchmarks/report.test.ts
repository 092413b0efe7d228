import { expect, test } from 'vitest';
import { chart, chartText } from './chart.ts';
import type { KitBench, KitFigures } from './figures.ts';
import type { Growth, Round } from './measure.ts';
import { growthTables, kitPage, sizeTable, timeTable } from './report.ts';

const round = (toggle: number): Round => ({
  serverFaq: 2000,
  serverEverything: 1000,
  mount: 300,
  hydrate: 20,
  toggle,
  toggleScript: 6,
  toggleStyle: 1,
  toggleLayout: 0.5,
  toggleMoving: 40,
});

const growth = (mount: number): Growth => ({ server: 1, mount, toggle: 12, toggleLayout: 0.25 });

const kit = (id: string, name: string, toggles: number[]): KitFigures => ({
  id,
  name,
  sizes: {
    button: { js: 940, css: 4030 },
    faq: { js: 7710, css: 3630 },
    'sign-up': { js: 10_650, css: 4730 },
    everything: { js: 13_000, css: 5500 },
  },
  answersInHtml: id === 'rapport',
  rounds: toggles.map(round),
  growth: { 10: [growth(3)], 1000: [growth(300)] },
});

const bench: KitBench = {
  date: '2026-11-24T07:00:00.000Z',
  machine: { processor: 'A chip', cores: 2, node: '20', chromium: '150' },
  versions: { '@mantine/core': '9.8.1' },
  rounds: 3,
  busy: 0,
  kits: [kit('rapport', 'Rapport', [30, 10, 12]), kit('other', 'Other <kit>', [20, 21, 50])],
};

const rowOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split('|')
    .map((cell) => cell.trim());

test('sizes are JavaScript + CSS in kB', () => {
  expect(rowOf(sizeTable(bench), 'Rapport')?.[3]).toBe('7.71 + 3.63');
});

test('times are the median with the least in brackets', () => {
  expect(rowOf(timeTable(bench), 'Rapport')?.[6]).toBe('12.0 (10.0)');
  expect(rowOf(timeTable(bench), 'Other')?.[6]).toBe('21.0 (20.0)');
  expect(rowOf(timeTable(bench), 'Other')?.[3]).toBe('no');
});

test('a number of questions that was not measured has a dash', () => {
  expect(rowOf(growthTables(bench).split('Mount:')[1] ?? '', 'Rapport')?.slice(2, 6)).toEqual([
    '3.0 (3.0)',
    '–',
    '300.0 (300.0)',
    '–',
  ]);
});

test('the chart has a title, every figure in words, and escapes names', () => {
  const svg = chart(bench);
  expect(chartText(bench)).toContain(
    'Open an answer by mouse, ms: Rapport 12.0, Other <kit> 21.0.',
  );
  expect(svg).toContain('<title id="title">The kit beside others</title>');
  expect(svg).toContain('Rapport 12.0, Other &lt;kit> 21.0.');
  expect(svg).not.toContain('<kit>');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('the longest bar of each measure has the whole width', () => {
  expect(chart(bench).match(/width="530"/g)?.length).toBeGreaterThanOrEqual(5);
});

test('the page says where the figures come from, and warns of a busy machine', () => {
  expect(kitPage(bench, 'chart.svg')).toContain('`npm run bench -- kit --write` on 2026-11-24');
  expect(kitPage(bench, 'chart.svg')).not.toContain('too high');
  expect(kitPage({ ...bench, busy: 0.5 }, 'chart.svg')).toContain('up to 50% of the processors');
});
