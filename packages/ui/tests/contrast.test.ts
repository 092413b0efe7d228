import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { cssName, loadTokens, themes } from '../scripts/tokens.ts';
import { cssValue } from '../scripts/token-value.ts';

/** `rapport.contrast`: a background this color may be used on, and its minimum WCAG 2 contrast. */
interface ContrastPair {
  on: string;
  min: number;
  /** Check in this color scheme only, as bands are dark in both. */
  scheme?: 'dark';
}

const defaults = await loadTokens();
const modes = ['.', 'dark', 'more', 'more-dark'] as const;
type Mode = (typeof modes)[number];

/** A contrast mode lists only what it changes; everything else comes from the plain scheme. */
function color(tokens: typeof defaults, id: string, mode: Mode): Color {
  const token = tokens.get(id);
  if (!token)
    throw new Error(`rapport.contrast names the background ${id}, but there is no such token.`);
  const fallback = mode.endsWith('dark')
    ? (token.mode['dark'] ?? token.mode['.'])
    : token.mode['.'];
  return new Color(cssValue(token, token.mode[mode] ?? fallback));
}

const pairs = [...defaults].flatMap(([id, token]) =>
  ((token.$extensions?.['rapport.contrast'] ?? []) as ContrastPair[]).map((pair) => ({
    text: id,
    ground: pair.on.replace(/[{}]/g, ''),
    min: pair.min,
    modes: modes.filter((mode) => pair.scheme !== 'dark' || mode.endsWith('dark')),
  })),
);

describe.each(themes)(
  '%s: every declared pair of colors has its contrast in every mode',
  async (theme) => {
    const tokens = await loadTokens(theme);

    test.each(pairs)('$text on $ground ≥ $min', ({ text, ground, min, modes: measured }) => {
      for (const mode of measured) {
        const contrast = color(tokens, text, mode).contrastWCAG21(color(tokens, ground, mode));
        expect(
          contrast,
          `${cssName(text)} on ${cssName(ground)}, mode ${mode}`,
        ).toBeGreaterThanOrEqual(min);
      }
    });
  },
);

test('every color is a background or declares its backgrounds', () => {
  const grounds = new Set(pairs.map(({ ground }) => ground));
  const decorative = new Set(['color.line']);
  const unmeasured = [...defaults.keys()].filter(
    (id) =>
      id.startsWith('color.') &&
      !grounds.has(id) &&
      !decorative.has(id) &&
      !pairs.some(({ text }) => text === id),
  );
  expect(unmeasured).toEqual([]);
});

test.each(themes)('%s sets only what a theme may set', async (theme) => {
  const own = [...(await loadTokens(theme)).keys()].filter((id) => !/^(palette|art)\./.test(id));
  const known = new Set([...defaults.keys(), 'theme.secondary', 'theme.tertiary']);
  expect(own.filter((id) => !known.has(id))).toEqual([]);
});
