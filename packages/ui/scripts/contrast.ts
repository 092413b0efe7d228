/**
 * Reads the pairs of colors that themes declare, and measures their contrast. The test that enforces
 * the contrast and the pages that show it both use this. Runs in browsers, too.
 */
import Color from 'colorjs.io';
import { modeNames, type ModeName } from './modes.ts';

/** `rapport.contrast`: a background this color may be used on, and its minimum WCAG 2 contrast. */
interface Declaration {
  on: string;
  min: number;
  /** The only color scheme to check, for bands, which are dark in both schemes. */
  scheme?: 'dark';
}

/** A color, a background it may be used on, and the modes of the pair. */
export interface ContrastPair {
  text: string;
  ground: string;
  min: number;
  modes: ModeName[];
}

/** Returns the pairs that these tokens declare. */
export const declaredPairs = (
  tokens: Iterable<[id: string, token: { $extensions?: Record<string, unknown> | undefined }]>,
): ContrastPair[] =>
  [...tokens].flatMap(([text, token]) =>
    ((token.$extensions?.['rapport.contrast'] ?? []) as Declaration[]).map((pair) => ({
      text,
      ground: pair.on.replace(/[{}]/g, ''),
      min: pair.min,
      modes: modeNames.filter((mode) => mode.startsWith(pair.scheme ?? '')),
    })),
  );

/** Measures the WCAG 2 contrast of two CSS colors. */
export const contrastOf = (text: string, ground: string): number =>
  new Color(text).contrastWCAG21(new Color(ground));
