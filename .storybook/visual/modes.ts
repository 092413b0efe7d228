/**
 * The ways in which stories are looked at: the one list for the pictures in the repository and for
 * Chromatic, whose form this is.
 * @see https://www.chromatic.com/docs/modes
 */
export interface Mode {
  /** Width of the window. */
  viewport: number;
  /** Globals of the toolbar. */
  scheme: 'light' | 'dark';
  theme: string;
  dir: 'ltr' | 'rtl';
  /** The media feature of the same name. */
  forcedColors: 'none' | 'active';
}

/** The site's theme: its fonts come with the kit, so that they are the same on every machine. */
const base = { scheme: 'light', theme: 'rapport', dir: 'ltr', forcedColors: 'none' } as const;

export const modes = {
  'light-1280': { ...base, viewport: 1280 },
  'light-360': { ...base, viewport: 360 },
  'dark-1280': { ...base, viewport: 1280, scheme: 'dark' },
  'dark-360': { ...base, viewport: 360, scheme: 'dark' },
  'rtl-1280': { ...base, viewport: 1280, dir: 'rtl' },
  'forced-1280': { ...base, viewport: 1280, forcedColors: 'active' },
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

export const modeNames = Object.keys(modes) as ModeName[];
