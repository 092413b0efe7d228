/**
 * Exports the tokens for design tools: one DTCG document with every theme and mode, and one file per
 * mode that Figma imports as variables. See docs/decisions/0003-themes.md.
 */
import type { TokenNormalized } from '@terrazzo/parser';
import { deriveAccent } from './accent.ts';
import { valueIn, type Mode } from './contrast.ts';
import { MODES } from './modes.ts';
import { hexValue, cssValue } from './token-value.ts';
import { cssName, isPublic, loadTokens, themes, type Tokens } from './tokens.ts';

const round = (value: number) => Number(value.toFixed(4));

interface Dimension {
  value: number;
  unit: string;
}

/** Applies a theme's scales to a number: distances times `space`, corners times `radius`. */
function scaled(tokens: Tokens, token: TokenNormalized, value: number): number {
  const { 'rapport.scaledBy': scale, 'rapport.max': max = Infinity } = (token.$extensions ??
    {}) as { 'rapport.scaledBy'?: string; 'rapport.max'?: number };
  if (!scale) return value;
  const factor = tokens.get(scale)?.mode['.'].$value as number | Dimension;
  return Math.min(value * (typeof factor === 'number' ? factor : factor.value), max);
}

/** Returns a size in a window of 1440 px and, if it differs, in a window of 360 px. */
function sizes(tokens: Tokens, token: TokenNormalized): { max: Dimension; min?: Dimension } {
  const { value, unit } = token.mode['.'].$value as Dimension;
  const fluid = token.$extensions?.['rapport.fluid'] as { min: number } | undefined;
  const size = (rem: number) => ({ value: round(scaled(tokens, token, rem)), unit });
  return { max: size(value), ...(fluid && { min: size(fluid.min) }) };
}

function dtcgValue(tokens: Tokens, token: TokenNormalized, mode: Mode): unknown {
  const value = valueIn(token.mode, mode);
  if (token.$type === 'dimension') return sizes(tokens, token).max;
  if (token.$type !== 'color') return value.$value;
  if (value.aliasOf) return `{${value.aliasOf}}`;
  const { colorSpace, components } = value.$value as unknown as {
    colorSpace: string;
    components: number[];
  };
  return { colorSpace, components, alpha: 1, hex: hexValue(token, value) };
}

/** Returns a standalone token, whose value already includes scales and modes. */
function dtcgToken(tokens: Tokens, token: TokenNormalized, mode: Mode) {
  const contrast = token.$extensions?.['rapport.contrast'];
  const min = token.$type === 'dimension' ? sizes(tokens, token).min : undefined;
  const extensions = {
    ...(isPublic(token.id) && { 'rapport.css': cssName(token.id) }),
    ...(min && { 'rapport.fluid': { min } }),
    ...(contrast ? { 'rapport.contrast': contrast } : undefined),
  };
  return {
    $type: token.$type,
    $value: dtcgValue(tokens, token, mode),
    ...(token.$description && { $description: token.$description }),
    ...(Object.keys(extensions).length && { $extensions: extensions }),
  };
}

interface Group {
  [name: string]: unknown;
}

/** Turns `{ 'color.text': token }` into `{ color: { text: token } }`. */
function nested(flat: Iterable<[id: string, token: unknown]>): Group {
  const root: Group = {};
  for (const [id, token] of flat) {
    const path = id.split('.');
    const name = path.pop()!;
    let group = root;
    for (const part of path) group = (group[part] ??= {}) as Group;
    group[name] = token;
  }
  return root;
}

/** Adds the default theme's descriptions and pairs, which no other theme repeats. */
function withDefaults(tokens: Tokens, defaults: Tokens): Tokens {
  return new Map(
    [...tokens].map(([id, token]) => {
      const base = defaults.get(id);
      if (!base || base === token) return [id, token];
      return [
        id,
        {
          ...token,
          mode: token.mode,
          $type: token.$type,
          $description: token.$description ?? base.$description,
          $extensions: {
            ...token.$extensions,
            'rapport.contrast': base.$extensions?.['rapport.contrast'],
          },
        } as TokenNormalized,
      ];
    }),
  );
}

const loaded = async (): Promise<Record<string, Tokens>> => {
  const defaults = await loadTokens();
  return Object.fromEntries(
    await Promise.all(
      themes.map(
        async (theme) => [theme, withDefaults(await loadTokens(theme), defaults)] as const,
      ),
    ),
  );
};

/** Writes every theme and mode as one document of the DTCG's resolver module. */
export function toDtcg(all: Record<string, Tokens>): Group {
  const flat = (theme: string, mode: Mode) =>
    [...all[theme]!].map(
      ([id, token]) => [id, dtcgToken(all[theme]!, token, mode)] as [string, unknown],
    );
  const base = flat('plain', '.');
  const inBase = new Map(base.map(([id, token]) => [id, JSON.stringify(token)]));
  const contexts = ['plain', ...themes.filter((theme) => theme !== 'plain')].flatMap((theme) =>
    Object.entries(MODES).map(([name, mode]) => {
      const own = flat(theme, mode).filter(
        ([id, token]) => inBase.get(id) !== JSON.stringify(token),
      );
      return [`${theme}-${name}`, own.length ? [nested(own)] : []];
    }),
  );
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Rapport',
    description:
      'Design tokens of @rapport/ui in every theme and mode. Sizes are those of a window 1440 px wide; rapport.fluid is the size at 360 px.',
    version: '2025.10',
    sets: { base: { description: 'The theme plain in light.', sources: [nested(base)] } },
    modifiers: {
      theme: {
        description: 'What a theme and a mode change.',
        contexts: Object.fromEntries(contexts) as unknown,
        default: 'plain-light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
}

/** The places where Figma offers a variable, by the start of its name. */
const SCOPES: [start: RegExp, scopes: string[]][] = [
  [/^color\.(text|on-)/, ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR']],
  [/^color\.(line|control-border)/, ['STROKE_COLOR', 'SHAPE_FILL']],
  [/^color\.(danger|success|warning)$/, ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR']],
  [/^color\./, ['FRAME_FILL', 'SHAPE_FILL']],
  [/^(accent|art|theme\.(primary|secondary|tertiary))/, ['ALL_FILLS', 'STROKE_COLOR']],
  [/^space\./, ['GAP', 'WIDTH_HEIGHT']],
  [/^size\.(hairline|ring)/, ['STROKE_FLOAT']],
  [/^size\./, ['WIDTH_HEIGHT']],
  [/^radius\./, ['CORNER_RADIUS']],
  [/^font\.size\./, ['FONT_SIZE']],
  [/^font\.weight\./, ['FONT_WEIGHT']],
  [/^(font\.mono|theme\.font)/, ['FONT_FAMILY']],
];

const scopesOf = (id: string) => SCOPES.find(([start]) => start.test(id))?.[1] ?? [];

const figmaColor = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255)),
  alpha: 1,
  hex: hex.toUpperCase(),
});

const px = ({ value, unit }: Dimension) => round(unit === 'rem' ? value * 16 : value);

/** Returns Figma's name of a font: the first in the list, without the web font's suffix. */
const family = (names: string[]) => names[0]!.replace(/ Variable$/, '');

function figmaValue(tokens: Tokens, token: TokenNormalized, phone: boolean): [string, unknown] {
  const value = token.mode['.'].$value as never;
  if (token.$type === 'fontFamily') return ['string', family(value)];
  if (token.$type === 'cubicBezier') return ['string', cssValue(token, token.mode['.'])];
  if (token.$type === 'duration') return ['number', (value as Dimension).value];
  if (token.$type !== 'dimension') return ['number', value];
  const { max, min } = sizes(tokens, token);
  return ['number', px((phone && min) || max)];
}

const figmaToken = (id: string, css: string, type: string, value: unknown, about?: string) => ({
  $type: type,
  $value: value,
  ...(about && { $description: about }),
  $extensions: {
    'com.figma.scopes': scopesOf(id),
    'com.figma.codeSyntax': { WEB: `var(${css})` },
  },
});

/** Returns the colors that accents.css derives from the theme's colors. */
function accents(tokens: Tokens, mode: Mode): [string, unknown][] {
  const scheme = mode.endsWith('dark') ? 'dark' : 'light';
  const contrast = mode.startsWith('more') ? 'more' : 'normal';
  return ['primary', 'secondary', 'tertiary'].flatMap((name) => {
    const seed = tokens.get(`theme.${name}`);
    if (!seed) return [];
    const derived = deriveAccent(cssValue(seed, seed.mode['.']), scheme, contrast);
    return Object.entries(derived).map(([role, hex]): [string, unknown] => {
      const id = `accent.${name}.${role.replace(/^accent-?/, '') || 'text'}`;
      return [id, figmaToken(id, `--rp-${role}`, 'color', figmaColor(hex))];
    });
  });
}

const figmaFile = (mode: string, flat: [string, unknown][]): Group => ({
  ...nested(flat),
  $extensions: { 'com.figma.modeName': mode },
});

const title = (name: string) =>
  (name[0]!.toUpperCase() + name.slice(1)).replaceAll('-', ' ').replace(' more', ', more');

const published = (tokens: Tokens) => [...tokens].filter(([id]) => isPublic(id));

/** Returns a theme's colors in one mode. */
export function figmaColors(tokens: Tokens, name: keyof typeof MODES): Group {
  const mode = MODES[name];
  const colors = published(tokens)
    .filter(([, { $type }]) => $type === 'color')
    .map(([id, token]): [string, unknown] => {
      const value = figmaColor(hexValue(token, valueIn(token.mode, mode)));
      return [id, figmaToken(id, cssName(id), 'color', value, token.$description)];
    });
  return figmaFile(title(name), [...colors, ...accents(tokens, mode)]);
}

/** Returns a theme's sizes, fonts and numbers on a phone (360 px) or a desktop (1440 px). */
export function figmaSizes(tokens: Tokens, name: 'desktop' | 'phone'): Group {
  const sized = published(tokens)
    .filter(([, { $type }]) => $type !== 'color')
    .map(([id, token]): [string, unknown] => {
      const [type, value] = figmaValue(tokens, token, name === 'phone');
      return [id, figmaToken(id, cssName(id), type, value, token.$description)];
    });
  return figmaFile(title(name), sized);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** Returns every exported file by its path in the package. */
export async function exportFiles(): Promise<[path: string, text: string][]> {
  const all = await loaded();
  const folder = 'tokens/generated';
  const figma = Object.entries(all).flatMap(([theme, tokens]): [string, Group][] => [
    ...(Object.keys(MODES) as (keyof typeof MODES)[]).map((name): [string, Group] => [
      `${theme}.color.${name}`,
      figmaColors(tokens, name),
    ]),
    ...(['desktop', 'phone'] as const).map((name): [string, Group] => [
      `${theme}.size.${name}`,
      figmaSizes(tokens, name),
    ]),
  ]);
  return [
    [`${folder}/tokens.json`, json(toDtcg(all))],
    ...figma.map(([name, group]): [string, string] => [
      `${folder}/figma/${name}.json`,
      json(group),
    ]),
  ];
}
