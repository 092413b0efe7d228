/**
 * Derives colors as foundations/accents.css does, for the static colors that older browsers get. A
 * test compares both in Chromium.
 */
import Color from 'colorjs.io';
import type { ModeName } from './modes.ts';

/**
 * The greatest relative luminance (WCAG 2) of an accent's text and fill in light, and the least
 * lightness of both in dark.
 */
const NORMAL = { text: 0.15, fill: 0.26, bright: 0.8 };
const MORE = { text: 0.08, fill: 0.08, bright: 0.86 };

/** The greatest relative luminance of a band. */
const BAND = 0.03;

/** Above this luminance a fill has black text, below it white. Both have at least 4.5:1. */
const TURN = 0.1791;

/** Returns a color with the same hue and saturation and at most this luminance. */
function atMost(color: Color, luminance: number): Color {
  const factor = Math.min(1, luminance / Math.max(color.luminance, 1e-4));
  const darken = (value: number) => value * factor;
  return color.to('xyz-d65').set({ x: darken, y: darken, z: darken });
}

/** Converts a color to sRGB as browsers do: each channel separately. */
const inSrgb = (color: Color): Color => color.to('srgb').toGamut({ method: 'clip' });

const hex = (color: Color): string => inSrgb(color).toString({ format: 'hex', collapse: false });

const towards = (color: Color, target: string, share: number): Color =>
  color.mix(target, share, { space: 'oklab' });

/** Returns the colors that accents.css derives from this one. */
export function deriveAccent(primary: string, mode: ModeName) {
  const seed = inSrgb(new Color(primary).set('alpha', 1));
  const light = mode.startsWith('light');
  const limits = mode.endsWith('more-contrast') ? MORE : NORMAL;
  const bright = seed
    .to('oklch')
    .set({ l: (l) => Math.max(l, limits.bright), c: (c) => Math.min(c, 0.14) });
  const fill = light ? atMost(seed, limits.fill) : bright;
  const dark = light && Math.min(seed.luminance, limits.fill) <= TURN;
  return {
    // Text, icons and borders.
    accent: hex(light ? atMost(seed, limits.text) : bright),
    'accent-fill': hex(fill),
    'accent-fill-hover': hex(
      light
        ? towards(fill, dark && seed.luminance > 0.02 ? 'black' : 'white', 0.16)
        : towards(fill, 'white', 0.35),
    ),
    'accent-on-fill': dark ? '#ffffff' : '#000000',
    'accent-soft': hex(
      seed
        .to('oklch')
        .set(
          light
            ? { l: 0.955, c: (c) => Math.min(c * 0.16, 0.028) }
            : { l: 0.28, c: (c) => Math.min(c * 0.4, 0.05) },
        ),
    ),
    'accent-band': hex(atMost(seed, BAND)),
  };
}

/** The uses of an accent. */
export type AccentRole = keyof ReturnType<typeof deriveAccent>;
