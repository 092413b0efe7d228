/**
 * Derives colors as foundations/accents.css does, for the static colors that older browsers get. A
 * test compares both in Chromium.
 */
import Color from 'colorjs.io';

/** The uses of an accent; `accent` is its text, icons and borders. */
export type AccentRole =
  | 'accent'
  | 'accent-fill'
  | 'accent-fill-hover'
  | 'accent-on-fill'
  | 'accent-soft'
  | 'accent-band';

/**
 * The greatest relative luminance (WCAG 2) of an accent's text and fill in light, and the least
 * lightness of both in dark.
 */
const LIMITS = {
  normal: { text: 0.15, fill: 0.26, bright: 0.8 },
  more: { text: 0.08, fill: 0.08, bright: 0.86 },
};

/** The greatest relative luminance of a band. */
const BAND = 0.03;

/** Above this luminance a fill has black text, below it white. Both have at least 4.5:1. */
const TURN = 0.1791;

/** Returns a color with the same hue and saturation and at most this luminance. */
function atMost(color: Color, luminance: number): Color {
  const xyz = color.to('xyz-d65');
  const factor = Math.min(1, luminance / Math.max(xyz.coords[1] ?? 0, 1e-4));
  return new Color(
    'xyz-d65',
    xyz.coords.map((value) => (value ?? 0) * factor) as [number, number, number],
  );
}

function oklch(color: Color, from: (l: number, c: number) => [number, number]): Color {
  const [l, c, h] = color.to('oklch').coords;
  return new Color('oklch', [...from(l ?? 0, c ?? 0), h ?? 0]);
}

/** Converts a color to sRGB as browsers do: each channel separately. */
function inSrgb(color: Color): Color {
  const srgb = color.to('srgb');
  srgb.alpha = 1;
  srgb.coords = srgb.coords.map((value) => Math.min(1, Math.max(0, value ?? 0))) as [
    number,
    number,
    number,
  ];
  return srgb;
}

const hex = (color: Color): string => inSrgb(color).toString({ format: 'hex', collapse: false });

const towards = (color: Color, target: Color, share: number): Color =>
  Color.mix(color, target, share, { space: 'oklab', outputSpace: 'xyz-d65' });

/** Returns the colors that accents.css derives from this one. */
export function deriveAccent(
  primary: string,
  scheme: 'light' | 'dark',
  contrast: keyof typeof LIMITS = 'normal',
): Record<AccentRole, string> {
  const seed = inSrgb(new Color(primary));
  const black = new Color('black');
  const white = new Color('white');
  const y = seed.to('xyz-d65').coords[1] ?? 0;
  const light = scheme === 'light';
  const limits = LIMITS[contrast];
  const bright = oklch(seed, (l, c) => [Math.max(l, limits.bright), Math.min(c, 0.14)]);
  const fill = light ? atMost(seed, limits.fill) : bright;
  const dark = light && Math.min(y, limits.fill) <= TURN;
  return {
    accent: hex(light ? atMost(seed, limits.text) : bright),
    'accent-fill': hex(fill),
    'accent-fill-hover': hex(
      light ? towards(fill, dark && y > 0.02 ? black : white, 0.16) : towards(fill, white, 0.35),
    ),
    'accent-on-fill': hex(dark ? white : black),
    'accent-soft': hex(
      light
        ? oklch(seed, (_, c) => [0.955, Math.min(c * 0.16, 0.028)])
        : oklch(seed, (_, c) => [0.28, Math.min(c * 0.4, 0.05)]),
    ),
    'accent-band': hex(atMost(seed, BAND)),
  };
}
