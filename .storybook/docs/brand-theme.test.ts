/** Checks that Storybook's own frame has the colors of the Rapport theme. Its manager needs hex. */
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { deriveAccent } from '../../packages/ui/scripts/accent.ts';
import { cssValue, hexValue } from '../../packages/ui/scripts/token-value.ts';
import { loadTokens } from '../../packages/ui/scripts/tokens.ts';
import { brandThemes } from './brand-theme.ts';

const tokens = await loadTokens('rapport');
const schemes = ['light', 'dark'] as const;

function tokenNamed(id: string) {
  const token = tokens.get(id);
  if (!token) throw new Error(`There is no token ${id}.`);
  return token;
}

function colorsIn(scheme: (typeof schemes)[number]): Record<string, string> {
  const color = (id: string) => {
    const token = tokenNamed(id);
    return hexValue(token, (scheme === 'dark' && token.mode['dark']) || token.mode['.']);
  };
  const primary = tokenNamed('theme.primary');
  const accent = deriveAccent(cssValue(primary, primary.mode['.']), scheme);
  return {
    canvas: color('color.canvas'),
    surface: color('color.surface'),
    sunken: color('color.sunken'),
    text: color('color.text'),
    textQuiet: color('color.text-quiet'),
    line: color('color.line'),
    controlBorder: color('color.control-border'),
    accent: accent.accent,
    accentFill: accent['accent-fill'],
    accentOnFill: accent['accent-on-fill'],
    accentSoft: accent['accent-soft'],
    coral: color('art.coral'),
    pine: color('art.pine'),
    plum: color('art.plum'),
  };
}

test('brand-colors.json has the colors of the tokens', async () => {
  const colors = Object.fromEntries(schemes.map((scheme) => [scheme, colorsIn(scheme)]));
  await expect(`${JSON.stringify(colors, null, 2)}\n`).toMatchFileSnapshot('./brand-colors.json');
});

/**
 * Returns the texts of the manager and the docs pages that are hard to read on their background.
 */
const unreadable = (theme: (typeof brandThemes)['light']): string[] =>
  (['textColor', 'textMutedColor', 'barTextColor', 'barSelectedColor', 'colorSecondary'] as const)
    .flatMap((text) =>
      (['appBg', 'appContentBg', 'barBg', 'inputBg', 'appHoverBg'] as const).map((ground) => ({
        pair: `${text} on ${ground}`,
        contrast: new Color(theme[text]).contrastWCAG21(new Color(theme[ground])),
      })),
    )
    .filter(({ contrast }) => contrast < 4.5)
    .map(({ pair, contrast }) => `${pair}: ${contrast.toFixed(2)}`);

test.each(schemes)('every text in the %s frame has a contrast of at least 4.5:1', (scheme) => {
  expect(unreadable(brandThemes[scheme])).toEqual([]);
});

test('the check finds a text with too little contrast', () => {
  const { light } = brandThemes;
  expect(unreadable({ ...light, textMutedColor: light.appBorderColor })).toContainEqual(
    expect.stringMatching(/^textMutedColor on appContentBg: 1\./),
  );
});
