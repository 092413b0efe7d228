/** Draws the largest paints of all pages as an SVG file. */
import type { Mode } from './figures.ts';
import type { Row, Spread } from './report.ts';

const WIDTH = 800;
const LABELS = 190;
/** Room for a figure after the longest bar. */
const FIGURES = 60;
const TOP = 72;
const BAR = 10;
const ROW = 30;
const BARS: { mode: Mode; label: string }[] = [
  { mode: 'simulate', label: 'simulated' },
  { mode: 'devtools', label: 'throttled' },
];

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** Escapes text for XML. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Describes the chart in words for people who cannot see it. */
export function chartText(rows: Row[]): string {
  const parts = rows.map(({ target, times }) => {
    const figures = BARS.flatMap(({ mode, label }) => {
      const { lcp } = times[mode] ?? {};
      return lcp ? [`${label} ${seconds(lcp.median)} s`] : [];
    });
    return `${target.name} ${figures.join(', ')}`;
  });
  return `Largest contentful paint: ${parts.join('; ')}.`;
}

/**
 * Draws the chart: two bars for each row, each with a line from minimum to maximum. The chart has
 * its own background, because the page that shows it may not follow the system's scheme.
 */
export function chart(rows: Row[]): string {
  const all = rows.flatMap(({ times }) =>
    BARS.flatMap(({ mode }) => (times[mode] ? [times[mode].lcp] : [])),
  );
  const longest = Math.max(...all.map(({ max }) => max));
  const length = (milliseconds: number) =>
    Math.round((milliseconds / longest) * (WIDTH - LABELS - FIGURES));
  const x = (milliseconds: number) => LABELS + length(milliseconds);

  const bar = ({ median, min, max }: Spread, y: number, mode: Mode) => {
    const middle = y + BAR / 2;
    return `<rect class="${mode}" x="${LABELS}" y="${y}" width="${length(median)}" height="${BAR}"/>
<path class="range" d="M${x(min)} ${middle}H${x(max)}"/>
<text class="figure" x="${x(max) + 6}" y="${y + BAR - 1}">${seconds(median)}</text>`;
  };
  const lines = rows.flatMap(({ target, times }, at) => {
    const y = TOP + at * ROW;
    const bars = BARS.flatMap(({ mode }, index) =>
      times[mode] ? [bar(times[mode].lcp, y + index * (BAR + 2), mode)] : [],
    );
    const label = `<text x="${LABELS - 10}" y="${y + BAR + 5}" text-anchor="end">${escape(target.name)}</text>`;
    return [label, ...bars];
  });
  const legend = BARS.map(({ mode, label }, at) => {
    const start = LABELS + at * 120;
    return `<rect class="${mode}" x="${start}" y="44" width="${BAR}" height="${BAR}"/>
<text x="${start + BAR + 6}" y="53">${label}</text>`;
  });
  const height = TOP + rows.length * ROW + 10;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title text">
<title id="title">Largest contentful paint, in seconds</title>
<desc id="text">${escape(chartText(rows))}</desc>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f1a24; }
.heading { font-weight: 600; font-size: 16px; }
.figure { font-size: 11px; }
.ground { fill: #fff; }
.simulate { fill: #7a3fa0; }
.devtools { fill: #c97a1e; }
.range { stroke: #1f1a24; stroke-width: 1.5; }
@media (prefers-color-scheme: dark) {
  text { fill: #f2eef5; }
  .ground { fill: #1b171f; }
  .simulate { fill: #b98ad6; }
  .devtools { fill: #e6a45a; }
  .range { stroke: #f2eef5; }
}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text class="heading" x="20" y="28">Largest contentful paint, in seconds (less is better)</text>
${[...legend, ...lines].join('\n')}
</svg>
`;
}
