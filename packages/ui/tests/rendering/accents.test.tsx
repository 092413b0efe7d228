/**
 * Checks that, for any --rp-primary, every declared pair of colors has its contrast (WCAG 2.2, 1.4.3
 * and 1.4.11), in every theme, color scheme and contrast. Measures the colors that the browser paints.
 */
import { afterAll, expect, test } from 'vitest';
import { deriveAccent } from '../../scripts/accent.ts';
import { contrastOf } from './checks/contrast.ts';
import { lookAs, themeNames } from './mount.tsx';

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

/** The corners: no saturation, most and least at each hue, lightest and darkest, and others' notations. */
const COLORS = [
  'white',
  'black',
  '#808080',
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  ...[0, 60, 120, 180, 240, 300].map((hue) => `oklch(0.6 0.03 ${hue})`),
  ...[30, 150, 270].flatMap((hue) => [`oklch(0.1 0.08 ${hue})`, `oklch(0.95 0.08 ${hue})`]),
  '#ffa500',
  'color(display-p3 0 1 0)',
  'rgb(255 200 0 / 0.4)',
];

const property = (role: string) =>
  role.startsWith('accent') ? `--rp-${role}` : `--rp-color-${role}`;

/** Returns the painted color of each role around an element with this --rp-primary. */
function measure(roles: string[], colors: string[], surface?: string): Map<string, string>[] {
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
        [...children].map((swatch, index) => [roles[index] ?? '', getComputedStyle(swatch).color]),
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
        const found = contrastOf(colors.get(text) ?? '', colors.get(ground) ?? '');
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

const VIEWS_OF_THEMES = VIEWS.flatMap((view) =>
  themeNames.map((theme) => ({ contrast: undefined, ...view, theme })),
);

test.each(VIEWS_OF_THEMES)(
  `$theme, $colorScheme, contrast $contrast: ${COLORS.length} colors`,
  async (view) => {
    await lookAs(view);
    expect(failures(PAIRS, JSON.stringify(view))).toEqual([]);
    expect(failures(ON_BANDS, `band, ${JSON.stringify(view)}`, 'accent')).toEqual([]);
  },
);

test('the static colors of older browsers are those that accents.css derives', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    await lookAs({ colorScheme: scheme });
    for (const color of ['#841660', '#fb6a47', '#0e6753', 'white', 'black', '#ffff00', '#0000ff']) {
      const derived = deriveAccent(color, scheme);
      const roles = Object.keys(derived);
      const [measured] = measure(roles, [color]);
      for (const [role, hex] of Object.entries(derived))
        expect(
          contrastOf(measured?.get(role) ?? '', hex),
          `${color} ${scheme} ${role}`,
        ).toBeLessThan(1.02);
    }
  }
});
