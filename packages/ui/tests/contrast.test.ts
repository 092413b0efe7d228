import { describe, expect, test } from 'vitest';
import { contrastOf, declaredPairs } from '../scripts/contrast.ts';
import type { ModeName } from '../scripts/modes.ts';
import { cssName, loadTokens, themes } from '../scripts/tokens.ts';
import { cssValue } from '../scripts/token-value.ts';

const defaults = await loadTokens();

function color(tokens: typeof defaults, id: string, mode: ModeName): string {
  const token = tokens.get(id);
  if (!token)
    throw new Error(`rapport.contrast names the background ${id}, but there is no such token.`);
  return cssValue(token, mode);
}

const pairs = declaredPairs(defaults);

describe.each(themes)(
  '%s: every declared pair of colors has its contrast in every mode',
  async (theme) => {
    const tokens = await loadTokens(theme);

    test.each(pairs)('$text on $ground ≥ $min', ({ text, ground, min, modes: measured }) => {
      for (const mode of measured) {
        const contrast = contrastOf(color(tokens, text, mode), color(tokens, ground, mode));
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
