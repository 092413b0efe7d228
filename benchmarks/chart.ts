/** Draws the figures of all kits as an SVG file. */
import { escape } from '../scripts/bench/chart.ts';
import type { KitBench } from './figures.ts';
import { MEASURES } from './report.ts';

const WIDTH = 800;
const LABELS = 200;
/** Room for a figure behind the longest bar. */
const FIGURES = 70;
const TOP = 52;
const ROW = 18;
const BAR = 12;
/** Above and below the bars of one measure. */
const HEAD = 26;
const GAP = 16;

const short = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0));

/** What the chart shows, in words, for those who cannot see it. */
export const chartText = ({ kits }: KitBench): string =>
  MEASURES.map(
    ({ title, unit, read }) =>
      `${title}, ${unit}: ${kits.map((kit) => `${kit.name} ${short(read(kit))}`).join(', ')}.`,
  ).join(' ');

/**
 * The chart: a block for each measure, in it a bar for each kit. It paints its own ground, because a
 * page that shows it may not follow the system's scheme.
 */
export function chart(bench: KitBench): string {
  const { kits } = bench;
  const block = HEAD + kits.length * ROW + GAP;
  const blocks = MEASURES.map(({ title, unit, better, read }, at) => {
    const top = TOP + at * block;
    const longest = Math.max(...kits.map(read));
    const bars = kits.map((kit, index) => {
      const y = top + HEAD + index * ROW;
      const width = Math.round((read(kit) / longest) * (WIDTH - LABELS - FIGURES));
      const own = ['rapport', 'sections'].includes(kit.id) ? 'own' : 'other';
      return `<text x="${LABELS - 10}" y="${y + BAR - 1}" text-anchor="end">${escape(kit.name)}</text>
<rect class="${own}" x="${LABELS}" y="${y}" width="${width}" height="${BAR}"/>
<text class="figure" x="${LABELS + width + 6}" y="${y + BAR - 2}">${short(read(kit))}</text>`;
    });
    const heading = `<text class="measure" x="${LABELS}" y="${top + 16}">${escape(title)} (${unit}, ${better} is better)</text>`;
    return [heading, ...bars].join('\n');
  });
  const height = TOP + MEASURES.length * block;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title text">
<title id="title">The kit beside others</title>
<desc id="text">${escape(chartText(bench))}</desc>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f1a24; }
.heading { font-weight: 600; font-size: 16px; }
.measure { font-weight: 600; }
.figure { font-size: 11px; }
.ground { fill: #fff; }
.own { fill: #7a3fa0; }
.other { fill: #8a8490; }
@media (prefers-color-scheme: dark) {
  text { fill: #f2eef5; }
  .ground { fill: #1b171f; }
  .own { fill: #b98ad6; }
  .other { fill: #8f8996; }
}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text class="heading" x="20" y="28">The kit beside others, medians</text>
${blocks.join('\n')}
</svg>
`;
}
