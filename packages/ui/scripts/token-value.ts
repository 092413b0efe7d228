/** Converts a DTCG token value to CSS. */
import type { TokenNormalized } from '@terrazzo/parser';
import Color from 'colorjs.io';

/** A fluid size grows between these window widths, in rem: 360 px and 1440 px. */
export const FLUID_FROM = 22.5;
export const FLUID_TO = 90;

const round = (value: number) => Number(value.toFixed(4));

/**
 * Writes a size that is `min` rem at 360 px and `max` rem at 1440 px, clamped to that range. Uses
 * `vw`, because a browser without `vi` would lose every size.
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (FLUID_TO - FLUID_FROM);
  const start = min - slope * FLUID_FROM;
  return `clamp(${round(min)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(max)}rem)`;
}

/** `rapport.scaledBy` names the theme's scale that a size follows; `rapport.max` is its limit in rem. */
function scaled(token: TokenNormalized, own: string, value: number): string {
  const { 'rapport.scaledBy': scale, 'rapport.max': max } = (token.$extensions ?? {}) as {
    'rapport.scaledBy'?: string;
    'rapport.max'?: number;
  };
  if (scale === 'theme.space') return `calc(${own} * var(--rp-space))`;
  if (scale !== 'theme.radius') return own;
  const size = value === 1 ? 'var(--rp-radius)' : `calc(${round(value)} * var(--rp-radius))`;
  return max === undefined ? size : `min(${size}, ${max}rem)`;
}

const quoteFamily = (name: string) => (name.includes(' ') ? `'${name}'` : name);

export function cssValue(token: TokenNormalized, mode: { $value: unknown } | undefined): string {
  const value = mode?.$value as never;
  switch (token.$type) {
    case 'color': {
      const { colorSpace, components } = value as { colorSpace: string; components: number[] };
      return `${colorSpace}(${components.map(round).join(' ')})`;
    }
    case 'dimension':
    case 'duration': {
      const size = value as { value: number; unit: string };
      const min = (token.$extensions?.['rapport.fluid'] as { min: number } | undefined)?.min;
      const own = min === undefined ? `${round(size.value)}${size.unit}` : fluid(min, size.value);
      return scaled(token, own, size.value);
    }
    case 'fontFamily':
      return (value as string[]).map(quoteFamily).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(
        `Token ${token.id} has type ${token.$type}, which this script cannot convert to CSS. Add it to scripts/token-value.ts.`,
      );
  }
}

/** Writes a color as `#rrggbb`, mapped into sRGB if it is outside. */
export const hexValue = (token: TokenNormalized, mode: { $value: unknown } | undefined): string =>
  new Color(cssValue(token, mode))
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false });
