/** Lists the frames that stand side by side, and their addresses. */
import { SIDE_BY_SIDE } from './side-by-side.ts';

/** The toolbar's globals. An address may have more. */
export type Globals = Record<string, unknown> & { scheme?: string; theme?: string };

/** A frame: its changes to the globals, and its caption. */
export interface Frame {
  globals: { scheme: string; theme: string };
  caption: string;
}

const SCHEMES = ['light', 'dark'];

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the frames for these globals. The first is the story's own: it shows the first theme in
 * light.
 */
export function framesOf({ scheme, theme }: Globals, themes: string[]): Frame[] {
  const chosen = (value = '', all: string[]) => (value === SIDE_BY_SIDE ? all : [value]);
  const shownThemes = chosen(theme, themes);
  return shownThemes.flatMap((aTheme) =>
    chosen(scheme, SCHEMES).map((aScheme) => ({
      globals: { scheme: aScheme, theme: aTheme },
      caption: [
        ...(shownThemes.length > 1 ? [capitalized(aTheme)] : []),
        ...(scheme === SIDE_BY_SIDE ? [capitalized(aScheme)] : []),
      ].join(', '),
    })),
  );
}

/** Returns the address of a story alone with these globals, without the story's id. */
export function framesAddress(globals: Record<string, unknown>): string {
  const pairs = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value as string}`);
  // Axe is off: it doubles the time, and nobody reads its results in a frame.
  pairs.push('a11y.manual:!true');
  const query = new URLSearchParams({ viewMode: 'story', globals: pairs.join(';') });
  return `iframe.html?${query.toString()}`;
}

/** Returns the address of a story alone, with these globals. */
export const frameAddress = (storyId: string, globals: Record<string, unknown>): string =>
  `${framesAddress(globals)}&id=${storyId}`;
