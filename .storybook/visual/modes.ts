/**
 * The modes of pictures: one list, in Chromatic's form, for Chromatic and the repository.
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

/** The site's theme. Its fonts come with the kit, so they are the same on every machine. */
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
