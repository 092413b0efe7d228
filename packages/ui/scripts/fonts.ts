/**
 * `npm run update`: cuts the small fonts, `…-basic-wght-normal.woff2`, from the complete ones, as
 * font-faces.ts describes them: the characters of `unicode-range` and the weights of `font-weight`. The
 * output is committed; `--check` fails if it is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parse, type AtRule } from 'postcss';
import subsetFont from 'subset-font';

const foundations = new URL('../src/foundations/', import.meta.url);

/** Kerning, ligatures, marks, and figures of one width for columns. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum', 'lnum'];

/** Returns the characters of a `unicode-range`. */
const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

/** Returns the descriptors of a `@font-face`. */
function descriptorsOf(face: AtRule): Record<string, string> {
  const descriptors: Record<string, string> = {};
  face.walkDecls(({ prop, value }) => void (descriptors[prop] = value));
  return descriptors;
}

/** Cuts the font of a `@font-face`. Returns undefined if its font is not a small one. */
async function cut(face: AtRule): Promise<{ file: URL; font: Buffer } | undefined> {
  const {
    src = '',
    'unicode-range': range = '',
    'font-weight': weights = '',
  } = descriptorsOf(face);
  const [, path] = /url\('(.+-basic-.+\.woff2)'\)/.exec(src) ?? [];
  if (!path) return undefined;
  const [min = NaN, max = NaN] = weights.split(' ').map(Number);
  const whole = await readFile(new URL(path.replace('-basic-', '-'), foundations));
  const font = await subsetFont(whole, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
  });
  return { file: new URL(path, foundations), font };
}

const faces: AtRule[] = [];
const css = await readFile(new URL('fonts.css', foundations), 'utf8');
parse(css).walkAtRules('font-face', (face) => void faces.push(face));
const fonts = (await Promise.all(faces.map(cut))).filter((font) => font !== undefined);

for (const { file, font } of fonts) {
  const name = file.pathname.slice(file.pathname.lastIndexOf('/') + 1);
  if (!process.argv.includes('--check')) {
    await writeFile(file, font);
    console.log(`${name}  ${(font.length / 1000).toFixed(1)} kB`);
  } else if (!(await readFile(file).catch(() => Buffer.of())).equals(font)) {
    console.error(`${name} is out of date with font-faces.ts. Run: npm run update`);
    process.exitCode = 1;
  }
}
