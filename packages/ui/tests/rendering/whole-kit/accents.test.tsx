/**
 * Checks that, for any --rp-primary, every declared pair of colors has its contrast (WCAG 2.2, 1.4.3
 * and 1.4.11), in every theme, color scheme and contrast. Measures the colors that the browser paints.
 */
import { afterAll, describe, expect, inject, test } from 'vitest';
import { deriveAccent } from '../../../scripts/accent.ts';
import { contrastFaults } from '../checks/axe.ts';
import { lookAs, themeNames, withStory } from '../mount.tsx';
import { sections } from '../stories.ts';

/** `text` on each of `on` has a contrast of `min`. A band is always in the dark scheme. */
const PAIRS = [
  { text: 'accent', on: ['canvas', 'surface', 'sunken', 'accent-soft'], min: 4.5 },
  { text: 'accent-fill', on: ['canvas', 'surface', 'sunken'], min: 3 },
  { text: 'accent-on-fill', on: ['accent-fill', 'accent-fill-hover'], min: 4.5 },
  { text: 'text', on: ['accent-soft'], min: 4.5 },
  { text: 'text-quiet', on: ['accent-soft'], min: 4.5 },
  { text: 'control-border', on: ['accent-soft'], min: 3 },
] as const;

const ON_BANDS = [
  { text: 'text', on: ['accent-band'], min: 4.5 },
  { text: 'text-quiet', on: ['accent-band'], min: 4.5 },
  { text: 'accent', on: ['accent-band', 'ink-band', 'accent-soft'], min: 4.5 },
  { text: 'accent-fill', on: ['accent-band', 'ink-band'], min: 3 },
  { text: 'accent-on-fill', on: ['accent-fill', 'accent-fill-hover'], min: 4.5 },
  { text: 'control-border', on: ['accent-band'], min: 3 },
  { text: 'danger', on: ['accent-band'], min: 4.5 },
  { text: 'success', on: ['accent-band'], min: 4.5 },
] as const;

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

const GRID = steps(0, 330, 12).flatMap((hue) =>
  [0.03, 0.08, 0.14, 0.2, 0.3].flatMap((chroma) =>
    steps(0.1, 0.95, 9).map((lightness) => `oklch(${lightness.toFixed(3)} ${chroma} ${hue})`),
  ),
);
const NAMED = ['white', 'black', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#00ffff', '#ff00ff'];
const GRAYS = steps(0.1, 0.9, 9).map((lightness) => `oklch(${lightness.toFixed(2)} 0 0)`);
const COLORS = [...GRID, ...NAMED, ...GRAYS, 'color(display-p3 0 1 0)', 'rgb(255 200 0 / 0.4)'];

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance of a painted color, in sRGB. */
function luminance(color: string): number {
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const property = (role: string) =>
  role.startsWith('accent') ? `--rp-${role}` : `--rp-color-${role}`;

/** Returns the luminance of each role around an element with this --rp-primary. */
function measure(roles: string[], colors: string[], surface?: string): Map<string, number>[] {
  const host = document.createElement('div');
  if (surface) host.dataset['surface'] = surface;
  for (const color of colors) {
    const around = document.createElement('div');
    around.style.setProperty('--rp-primary', color);
    // Any component that uses an accent declares it again.
    around.className = 'rp-Button';
    for (const role of roles) {
      const swatch = document.createElement('i');
      swatch.style.color = `var(${property(role)})`;
      around.append(swatch);
    }
    host.append(around);
  }
  document.body.append(host);
  const measured = [...host.children].map(
    ({ children }) =>
      new Map(
        [...children].map((swatch, index) => [
          roles[index] ?? '',
          luminance(getComputedStyle(swatch).color),
        ]),
      ),
  );
  host.remove();
  return measured;
}

function failures(pairs: typeof PAIRS | typeof ON_BANDS, view: string, surface?: string): string[] {
  const roles = [...new Set(pairs.flatMap(({ text, on }) => [text, ...on]))];
  return measure(roles, COLORS, surface).flatMap((colors, index) =>
    pairs.flatMap(({ text, on, min }) =>
      on.flatMap((ground) => {
        const found = contrast(colors.get(text) ?? 0, colors.get(ground) ?? 0);
        // Painted colors are rounded to 8 bits.
        return found >= min - 0.03
          ? []
          : [`${COLORS[index]}: ${text} on ${ground} ${found.toFixed(2)} < ${min}, ${view}`];
      }),
    ),
  );
}

afterAll(() => lookAs({}));

const VIEWS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

// The derivation is the same in all themes; the core scope takes them by turns.
const VIEWS_OF_THEMES = VIEWS.flatMap((view, index) =>
  themeNames
    .filter((_, turn) => inject('scope') === 'full' || turn === index % themeNames.length)
    .map((theme) => ({ contrast: undefined, ...view, theme })),
);

test.each(VIEWS_OF_THEMES)(
  `$theme, $colorScheme, contrast $contrast: ${COLORS.length} colors`,
  async (view) => {
    await lookAs(view);
    expect(failures(PAIRS, JSON.stringify(view))).toEqual([]);
    expect(failures(ON_BANDS, `band, ${JSON.stringify(view)}`, 'accent')).toEqual([]);
  },
);

/** A page of all sections; whole pages are left out. */
const allSections = [...sections]
  .filter(([, { tags }]) => !tags.includes('page'))
  .map(([name, { element }]) => <div key={name}>{element()}</div>);

const DOZEN = [
  'white',
  'black',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  '#ff69b4',
  '#ffa500',
  '#0b6e4f',
  '#c8b6ff',
  '#3b1f0b',
];

describe('a page of all sections keeps its contrast', () => {
  // Each is measured on every pair above, too; the core scope shows two of them.
  test.each(inject('scope') === 'full' ? DOZEN : DOZEN.slice(0, 2))(
    '%s',
    { timeout: 120_000 },
    (color) =>
      withStory(
        { title: 'All sections', tags: [], element: () => <>{allSections}</> },
        {},
        async (container) => {
          container.style.setProperty('--rp-primary', color);
          expect(allSections.length).toBeGreaterThan(30);
          for (const colorScheme of ['light', 'dark'] as const) {
            await lookAs({ colorScheme });
            expect([colorScheme, await contrastFaults(container)]).toEqual([colorScheme, []]);
          }
        },
      ),
  );
});

test('the static colors of older browsers are those that accents.css derives', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    await lookAs({ colorScheme: scheme });
    for (const color of ['#841660', '#fb6a47', '#0e6753', 'white', 'black', '#ffff00', '#0000ff']) {
      const derived = deriveAccent(color, scheme);
      const roles = Object.keys(derived);
      const [measured] = measure(roles, [color]);
      for (const [role, hex] of Object.entries(derived))
        expect(
          contrast(measured?.get(role) ?? 2, luminance(hex)),
          `${color} ${scheme} ${role}`,
        ).toBeLessThan(1.02);
    }
  }
});
