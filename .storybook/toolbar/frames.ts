/** Which frames stand beside each other, and where each one leads. */
import { SIDE_BY_SIDE } from './side-by-side.ts';

/** The toolbar's globals; an address may hold others. */
export type Globals = Record<string, unknown> & { scheme?: string; theme?: string };

/** One frame: what it changes in the globals, and its caption. */
export interface Frame {
  globals: { scheme: string; theme: string };
  caption: string;
}

const SCHEMES = ['light', 'dark'];

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The frames that these globals ask for. The first is the story's own, which shows the first theme in
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

/** The address of any story alone, with these globals. It lacks the story's id. */
export function framesAddress(globals: Record<string, unknown>): string {
  const pairs = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value as string}`);
  // Nobody reads what axe finds in a frame, and it takes as long as everything else.
  pairs.push('a11y.manual:!true');
  const query = new URLSearchParams({ viewMode: 'story', globals: pairs.join(';') });
  return `iframe.html?${query.toString()}`;
}

/** The address of a story alone, with these globals. */
export const frameAddress = (storyId: string, globals: Record<string, unknown>): string =>
  `${framesAddress(globals)}&id=${storyId}`;
