/**
 * `npm run update`: cuts the small fonts, `…-basic-wght-normal.woff2`, from the complete ones, as
 * fonts.css describes them: the characters of `unicode-range` and the weights of `font-weight`. The
 * output is committed; `--check` fails if it is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'postcss';
import subsetFont from 'subset-font';

const foundations = new URL('../src/foundations/', import.meta.url);

/** Kerning, ligatures, marks, and figures of one width for columns. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum', 'lnum'];

/** Returns the characters of a `unicode-range`. */
const charactersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

for (const rule of parse(await readFile(new URL('fonts.css', foundations), 'utf8')).nodes) {
  const face: Record<string, string> = {};
  if (rule.type === 'atrule') rule.walkDecls(({ prop, value }) => void (face[prop] = value));
  const path = /url\('(.+-basic-.+\.woff2)'\)/.exec(face['src'] ?? '')?.[1];
  if (!path) continue;
  const [min = NaN, max = NaN] = (face['font-weight'] ?? '').split(' ').map(Number);
  const whole = await readFile(new URL(path.replace('-basic-', '-'), foundations));
  const font = await subsetFont(whole, charactersOf(face['unicode-range'] ?? ''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  const file = new URL(path, foundations);
  if (!process.argv.includes('--check')) {
    await writeFile(file, font);
    console.log(`${path}  ${(font.length / 1000).toFixed(1)} kB`);
  } else if (!(await readFile(file).catch(() => Buffer.of())).equals(font)) {
    console.error(`${path} is out of date with fonts.css. Run: npm run update`);
    process.exitCode = 1;
  }
}
