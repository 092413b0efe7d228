/**
 * Checks that exported tokens equal the values that browsers compute, in every theme, scheme and
 * contrast and, for sizes, at both ends of the range.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type Resolver } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { packageRoot } from '../scripts/components.ts';
import { MODES } from '../scripts/modes.ts';
import { bundled } from '../scripts/styles.ts';
import { cssName, loadTokens, themes } from '../scripts/tokens.ts';

const generated = join(packageRoot, 'tokens/generated');
const read = (file: string) => readFileSync(join(generated, file), 'utf8');

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

/** Reads a document with a parser that knows the format and rejects violations. */
const resolverOf = async (src: string): Promise<Resolver> => {
  const filename = pathToFileURL(join(generated, 'rapport.resolver.json'));
  const { resolver } = await parse([{ filename, src }], {
    config: defineConfig({}, { cwd: pathToFileURL(`${packageRoot}/`) }),
  });
  return resolver;
};

const source = read('tokens.json');
const modes = Object.keys(MODES) as (keyof typeof MODES)[];

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

/** The property whose computed value shows a type of token. */
const USED_AS: Record<string, string> = {
  color: 'color',
  dimension: 'width',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
};

/** Returns the computed values of custom properties, each used as its type is used. */
const computed = (asked: { id: string; property: string; type: string; accent?: string }[]) =>
  page.evaluate(
    ([all, usedAs]) =>
      all.map(({ id, property, type, accent }) => {
        const element = document.body.appendChild(document.createElement('div'));
        if (accent) element.dataset['accent'] = accent;
        const as = usedAs[type];
        if (as) element.style.setProperty(as, `var(${property})`);
        const style = getComputedStyle(element);
        const value = style.getPropertyValue(as ?? property);
        const isSet = style.getPropertyValue(property) !== '';
        element.remove();
        return { id, value: isSet ? value : 'not set' };
      }),
    [asked, USED_AS] as const,
  );

const hex = (color: string) =>
  new Color(color).to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** Whether a color equals this one in sRGB, either gamut-mapped as in CSS or clipped as in browsers. */
const isNear = (color: string, wanted: string) => {
  const srgb = new Color(color).to('srgb');
  const clipped = srgb.coords.map((value) => Math.min(1, Math.max(0, value ?? 0)));
  return [srgb.clone().toGamut().coords, clipped].some((coords) =>
    coords.every(
      (value, at) => Math.abs((value ?? 0) - (new Color(wanted).coords[at] ?? 0)) < 0.006,
    ),
  );
};

const css = (family: string[]) => family.map((name) => (name.includes(' ') ? `'${name}'` : name));

/** Returns a token's value in the browser's notation. */
function expected({ $type, $value }: Leaf): string {
  const value = $value as never;
  if ($type === 'color') return (value as { hex: string }).hex;
  if ($type === 'fontFamily') return css(value).join(', ');
  if ($type === 'cubicBezier') return `cubic-bezier(${(value as number[]).join(', ')})`;
  if ($type === 'duration') return `${(value as { value: number }).value / 1000}s`;
  if ($type !== 'dimension') return String(value);
  const { value: size, unit } = value as { value: number; unit: string };
  return `${unit === 'rem' ? size * 16 : size}px`;
}

/** The tokens whose exported value is not what the browser computes. */
async function differences(tokens: [id: string, token: Leaf][]): Promise<string[]> {
  const named = tokens.filter(([id]) => !id.startsWith('palette.'));
  const found = await computed(
    named.map(([id, { $type }]) => ({ id, property: cssName(id), type: $type })),
  );
  return found.flatMap(({ id, value }, at) => {
    const wanted = expected(named[at]![1]);
    const { $type } = named[at]![1];
    const same =
      value !== 'not set' &&
      ($type === 'color'
        ? isNear(value, wanted)
        : $type === 'dimension'
          ? Math.abs(Number.parseFloat(value) - Number.parseFloat(wanted)) < 0.02
          : value === wanted);
    return same ? [] : [`${id}: the file says ${wanted}, the browser ${value}`];
  });
}

const applied = (resolver: Resolver, context: string) =>
  Object.entries(resolver.apply({ theme: context })).map(([id, token]): [string, Leaf] => {
    const value = token.$value as { colorSpace?: string; components?: number[] };
    const $value =
      token.$type === 'color'
        ? { ...value, hex: hex(`${value.colorSpace}(${value.components?.join(' ')})`) }
        : token.$value;
    return [id, { $type: token.$type, $value }];
  });

describe('tokens.json', () => {
  test('has a context for each theme and mode', async () => {
    const resolver = await resolverOf(source);
    expect(resolver.listPermutations?.().map(({ theme }) => theme)).toEqual(
      expect.arrayContaining(themes.flatMap((theme) => modes.map((mode) => `${theme}-${mode}`))),
    );
  });

  test.each(themes)('has every token of %s, with the values browsers compute', async (theme) => {
    const resolver = await resolverOf(source);
    for (const mode of modes) {
      const tokens = applied(resolver, `${theme}-${mode}`);
      const ids = new Set(tokens.map(([id]) => id));
      const sources = [...(await loadTokens(theme)).keys()];
      expect(sources.filter((id) => !ids.has(id))).toEqual([]);
      await show(theme, mode);
      expect(await differences(tokens), `${theme}, ${mode}`).toEqual([]);
    }
  });

  test('has the same value of each color in hex', () => {
    const { sets, modifiers } = JSON.parse(source) as {
      sets: { base: { sources: object[] } };
      modifiers: { theme: { contexts: Record<string, object[]> } };
    };
    const groups = [...sets.base.sources, ...Object.values(modifiers.theme.contexts).flat()];
    const wrong = groups
      .flatMap((group) => leaves(group))
      .filter(([, { $type, $value }]) => $type === 'color' && typeof $value !== 'string')
      .filter(([, { $value }]) => {
        const color = $value as { components: number[]; hex: string };
        return hex(`oklch(${color.components.join(' ')})`) !== color.hex;
      });
    expect(wrong).toEqual([]);
  });
});

describe.each(themes)('Figma’s variables of %s', (theme) => {
  const colors = modes.map((mode) => leaves(JSON.parse(read(`figma/${theme}.color.${mode}.json`))));
  const sizes = (['desktop', 'phone'] as const).map((mode) =>
    leaves(JSON.parse(read(`figma/${theme}.size.${mode}.json`))),
  );

  test('have the same names and types in every mode', () => {
    for (const collection of [colors, sizes]) {
      const shapes = collection.map((mode) => mode.map(([id, { $type }]) => `${id} ${$type}`));
      expect(new Set(shapes.map(String)).size).toBe(1);
    }
  });

  test('cover every token of the theme', async () => {
    const ids = new Set([...colors, ...sizes].flatMap((mode) => mode.map(([id]) => id)));
    const tokens = [...(await loadTokens(theme)).keys()].filter((id) => !id.startsWith('palette.'));
    expect(tokens.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('are of types that Figma imports', () => {
    const wrong = [...colors, ...sizes].flat().filter(([, { $type, $value }]) => {
      if ($type === 'color') {
        const { colorSpace, components } = $value as { colorSpace: string; components: number[] };
        return colorSpace !== 'srgb' || components.some((one) => !(one >= 0 && one <= 1));
      }
      return typeof $value !== $type;
    });
    expect(wrong).toEqual([]);
  });

  test('have the colors that browsers compute, accents included', async () => {
    for (const [at, mode] of modes.entries()) {
      await show(theme, mode);
      const found = await computed(
        colors[at]!.map(([id, { $extensions }]) => ({
          id,
          property: /--rp-[\w-]+/.exec(JSON.stringify($extensions))![0],
          type: 'color',
          ...(id.startsWith('accent.') && { accent: id.split('.')[1]! }),
        })),
      );
      const wrong = found.filter(
        ({ value }, index) =>
          value === 'not set' ||
          !isNear(value, (colors[at]![index]![1].$value as { hex: string }).hex),
      );
      expect({ mode, wrong }).toEqual({ mode, wrong: [] });
    }
  });

  test('have the sizes that browsers compute at 360 and 1440 px', async () => {
    for (const [at, width] of [1440, 360].entries()) {
      await show(theme, 'light', width);
      const own = await loadTokens(theme);
      const tokens = sizes[at]!.filter(([id]) => own.get(id)?.$type === 'dimension').map(
        ([id, { $value }]): [string, Leaf] => [
          id,
          { $type: 'dimension', $value: { value: $value, unit: 'px' } },
        ],
      );
      expect(tokens.length).toBeGreaterThan(40);
      expect(await differences(tokens), `${width} px`).toEqual([]);
    }
  });
});

describe('the checks see', () => {
  test('a reference to a token that does not exist', async () => {
    await expect(
      resolverOf(source.replace('{palette.ink.850}', '{palette.ink.851}')).then((resolver) =>
        resolver.apply({ theme: 'rapport-light' }),
      ),
    ).rejects.toThrow('palette');
  });

  test('a color, a size and a token that browsers compute differently', async () => {
    await show('plain', 'light');
    const color = { colorSpace: 'oklch', components: [0.5, 0.2, 25], hex: '#ff0000' };
    expect(
      await differences([
        ['color.text', { $type: 'color', $value: color }],
        ['space.4', { $type: 'dimension', $value: { value: 1.01, unit: 'rem' } }],
        ['space.9', { $type: 'dimension', $value: { value: 2.25, unit: 'rem' } }],
      ]),
    ).toHaveLength(3);
  });
});
