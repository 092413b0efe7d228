/**
 * Which pairs of colors the themes declare, and how their contrast is measured: for the test that
 * enforces it and the pages that show it. Runs in browsers, too.
 */
import Color from 'colorjs.io';
import { MODES } from './modes.ts';

/** The name of a mode in a token's source. */
export type Mode = (typeof MODES)[keyof typeof MODES];

const modes = Object.values(MODES);

/** `rapport.contrast`: a background this color may be used on, and its minimum WCAG 2 contrast. */
interface Declaration {
  on: string;
  min: number;
  /** Check in this color scheme only, as bands are dark in both. */
  scheme?: 'dark';
}

/** A color, a background it may be used on, and in which modes. */
export interface ContrastPair {
  text: string;
  ground: string;
  min: number;
  modes: Mode[];
}

/** A contrast mode lists only what it changes; everything else comes from the plain scheme. */
export function valueIn<Values extends { '.': unknown }>(values: Values, mode: Mode): Values['.'] {
  const all: Partial<Record<string, Values['.']>> = values;
  return all[mode] ?? (mode.endsWith('dark') ? all['dark'] : undefined) ?? all['.'];
}

/** The pairs that these tokens declare. */
export const declaredPairs = (
  tokens: Iterable<[id: string, token: { $extensions?: Record<string, unknown> | undefined }]>,
): ContrastPair[] =>
  [...tokens].flatMap(([text, token]) =>
    ((token.$extensions?.['rapport.contrast'] ?? []) as Declaration[]).map((pair) => ({
      text,
      ground: pair.on.replace(/[{}]/g, ''),
      min: pair.min,
      modes: modes.filter((mode) => pair.scheme !== 'dark' || mode.endsWith('dark')),
    })),
  );

/** The WCAG 2 contrast of two CSS colors. */
export const contrastOf = (text: string, ground: string): number =>
  new Color(text).contrastWCAG21(new Color(ground));
