/**
 * Checks that exported tokens equal the values that browsers compute, in every theme, scheme and
 * contrast and, for sizes, at both ends of the range.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { packageRoot } from '../scripts/components.ts';
import { modeNames } from '../scripts/modes.ts';
import { bundled } from '../scripts/styles.ts';
import { cssName, loadTokens, themes } from '../scripts/tokens.ts';

const generated = join(packageRoot, 'tokens/generated');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** Opens an empty page in this theme and mode, as wide as given. */
async function show(theme: string, mode: string, width = 1440) {
  await page.setViewportSize({ width, height: 600 });
  await page.emulateMedia({
    colorScheme: mode.startsWith('dark') ? 'dark' : 'light',
    contrast: mode.endsWith('more-contrast') ? 'more' : 'no-preference',
  });
  const css =
    bundled(join(packageRoot, 'src/foundations/foundations.css')) +
    readFileSync(join(packageRoot, `themes/${theme}.css`), 'utf8');
  await page.setContent(`<!doctype html><html><style>${css}</style><body></body></html>`);
}

/** A color in CSS, or a size in px, that a custom property must have. */
interface Expected {
  id: string;
  property: string;
  value: string | number;
  accent?: string | undefined;
}

/** Lists the custom properties for which the browser computes another value. */
async function differences(expected: Expected[]): Promise<string[]> {
  expect(expected.length).toBeGreaterThan(20);
  const found = await page.evaluate(
    (all) =>
      all.map(({ property, value, accent }) => {
        const element = document.body.appendChild(document.createElement('div'));
        if (accent) element.dataset['accent'] = accent;
        const used = typeof value === 'number' ? 'width' : 'color';
        element.style.setProperty(used, `var(${property})`);
        const style = getComputedStyle(element);
        return style.getPropertyValue(property) ? style.getPropertyValue(used) : 'not set';
      }),
    expected,
  );
  return expected.flatMap(({ id, value }, at) =>
    isSame(found[at] ?? '', value) ? [] : `${id}: the file says ${value}, the browser ${found[at]}`,
  );
}

function isSame(found: string, value: string | number): boolean {
  if (found === 'not set') return false;
  if (typeof value === 'number') return Math.abs(Number.parseFloat(found) - value) < 0.02;
  const wanted = new Color(value).to('srgb').toGamut().coords;
  const srgb = new Color(found).to('srgb');
  // Gamut-mapped as in CSS, or clipped as in browsers.
  const clipped = srgb.coords.map((one) => Math.min(1, Math.max(0, one ?? 0)));
  return [srgb.clone().toGamut().coords, clipped].some((coords) =>
    coords.every((one, at) => Math.abs((one ?? 0) - (wanted[at] ?? 0)) < 0.006),
  );
}

interface Leaf {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, unknown>;
}

/** `{ color: { text: token } }` → `[['color.text', token]]`. */
function leaves(group: object, path: string[] = []): [id: string, token: Leaf][] {
  return Object.entries(group).flatMap(([name, value]): [string, Leaf][] => {
    if (name.startsWith('$')) return [];
    const own = [...path, name];
    return '$value' in value ? [[own.join('.'), value as Leaf]] : leaves(value as object, own);
  });
}

const figma = (file: string) =>
  leaves(JSON.parse(readFileSync(join(generated, `figma/${file}.json`), 'utf8')) as object);

const isPublic = (id: string) => !id.startsWith('palette.');

describe.each(themes)('%s', (theme) => {
  test('has in tokens.json what browsers compute', async () => {
    const filename = pathToFileURL(join(generated, 'rapport.resolver.json'));
    const src = readFileSync(join(generated, 'tokens.json'), 'utf8');
    const config = defineConfig({}, { cwd: pathToFileURL(`${packageRoot}/`) });
    // A parser that knows the format and rejects violations.
    const { resolver } = await parse([{ filename, src }], { config });
    for (const mode of modeNames) {
      const tokens = Object.entries(resolver.apply({ theme: `${theme}-${mode}` }));
      const sources = [...(await loadTokens(theme)).keys()];
      expect(sources.filter((id) => !tokens.some(([one]) => one === id))).toEqual([]);
      await show(theme, mode);
      const expected = tokens.flatMap(([id, { $type, $value }]): Expected[] => {
        if (!isPublic(id) || ($type !== 'color' && $type !== 'dimension')) return [];
        const { colorSpace, components, value, unit } = $value as unknown as {
          colorSpace: string;
          components: number[];
          value: number;
          unit: string;
        };
        const size = unit === 'rem' ? value * 16 : value;
        const color = `${colorSpace}(${components?.join(' ')})`;
        return [{ id, property: cssName(id), value: $type === 'color' ? color : size }];
      });
      expect({ mode, wrong: await differences(expected) }).toEqual({ mode, wrong: [] });
    }
  });

  test('has in Figma’s files the colors that browsers compute, accents included', async () => {
    for (const mode of modeNames) {
      await show(theme, mode);
      const expected = figma(`${theme}.color.${mode}`).map(([id, { $value, $extensions }]) => ({
        id,
        property: /--rp-[\w-]+/.exec(JSON.stringify($extensions))?.[0] ?? '',
        value: ($value as { hex: string }).hex,
        accent: /^accent\.(\w+)/.exec(id)?.[1],
      }));
      expect({ mode, wrong: await differences(expected) }).toEqual({ mode, wrong: [] });
    }
  });

  test('has in Figma’s files the sizes that browsers compute at 360 and 1440 px', async () => {
    const own = await loadTokens(theme);
    for (const [name, width] of [
      ['desktop', 1440],
      ['phone', 360],
    ] as const) {
      await show(theme, 'light', width);
      const expected = figma(`${theme}.size.${name}`)
        .filter(([id]) => own.get(id)?.$type === 'dimension')
        .map(([id, { $value }]) => ({ id, property: cssName(id), value: $value as number }));
      expect({ name, wrong: await differences(expected) }).toEqual({ name, wrong: [] });
    }
  });
});
