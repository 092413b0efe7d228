/** Converts a DTCG token value to CSS. */
import type { TokenNormalized } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { deriveAccent } from './accent.ts';
import { MODES, type ModeName } from './modes.ts';
import type { Tokens } from './tokens.ts';

/** A fluid size grows between these window widths, in rem: 360 px and 1440 px. */
export const FLUID_FROM = 22.5;
export const FLUID_TO = 90;

export interface Dimension {
  value: number;
  unit: string;
}

interface Extensions {
  /** The theme's scale that a size follows, and its limit in rem. */
  'rapport.scaledBy'?: 'theme.space' | 'theme.radius';
  'rapport.max'?: number;
  /** The size in rem in the narrowest window. */
  'rapport.fluid'?: { min: number };
}

export const extensionsOf = ({ $extensions }: TokenNormalized): Extensions => $extensions ?? {};

export const round = (value: number) => Number(value.toFixed(4));

/**
 * Writes a size that is `min` rem at 360 px and `max` rem at 1440 px, clamped to that range. Uses
 * `vw`, because a browser without `vi` would lose every size.
 */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (FLUID_TO - FLUID_FROM);
  const start = min - slope * FLUID_FROM;
  return `clamp(${round(min)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(max)}rem)`;
}

function dimension(token: TokenNormalized, { value, unit }: Dimension): string {
  const extensions = extensionsOf(token);
  const min = extensions['rapport.fluid']?.min;
  const own = min === undefined ? `${round(value)}${unit}` : fluid(min, value);
  const scale = extensions['rapport.scaledBy'];
  if (scale === 'theme.space') return `calc(${own} * var(--rp-space))`;
  if (scale !== 'theme.radius') return own;
  const size = value === 1 ? 'var(--rp-radius)' : `calc(${round(value)} * var(--rp-radius))`;
  const max = extensions['rapport.max'];
  return max === undefined ? size : `min(${size}, ${max}rem)`;
}

const quoteFamily = (name: string) => (name.includes(' ') ? `'${name}'` : name);

/** Returns a value in a mode. A contrast mode lists only changes; the rest is the plain scheme's. */
export const valueIn = ({ mode }: TokenNormalized, name: ModeName) =>
  mode[MODES[name]] ?? (name.startsWith('dark') ? mode['dark'] : undefined) ?? mode['.'];

export function cssValue(token: TokenNormalized, mode: ModeName = 'light'): string {
  const value = valueIn(token, mode).$value as never;
  switch (token.$type) {
    case 'color': {
      const { colorSpace, components } = value as { colorSpace: string; components: number[] };
      return `${colorSpace}(${components.map(round).join(' ')})`;
    }
    case 'dimension':
    case 'duration':
      return dimension(token, value);
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
export const hexValue = (token: TokenNormalized, mode: ModeName): string =>
  new Color(cssValue(token, mode)).to('srgb').toString({ format: 'hex', collapse: false });

/** Returns the colors that accents.css derives from a color of the theme, if the theme sets it. */
export function accentsOf(
  tokens: Tokens,
  name: string,
  mode: ModeName,
): [role: string, hex: string][] {
  const seed = tokens.get(`theme.${name}`);
  return seed ? Object.entries(deriveAccent(cssValue(seed), mode)) : [];
}
