/**
 * Exports the tokens for design tools: one DTCG document with every theme and mode, and one file per
 * mode that Figma imports as variables. See docs/decisions/0003-themes.md.
 */
import type { TokenNormalized } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { modeNames, type ModeName } from './modes.ts';
import {
  accentsOf,
  cssValue,
  extensionsOf,
  hexValue,
  round,
  valueIn,
  type Dimension,
} from './token-value.ts';
import { cssName, isPublic, loadTokens, published, themes, type Tokens } from './tokens.ts';

interface Group {
  [name: string]: unknown;
}

type Flat = [id: string, token: object][];

/** Turns `{ 'color.text': token }` into `{ color: { text: token } }`. */
function nested(flat: Flat): Group {
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

/**
 * Returns a size in a window of 1440 px and, if it differs, in a window of 360 px. Includes the
 * theme's scales.
 */
function sizes(tokens: Tokens, token: TokenNormalized) {
  const { value, unit } = token.$value as Dimension;
  const extensions = extensionsOf(token);
  const { 'rapport.scaledBy': scale = '', 'rapport.max': most = Infinity } = extensions;
  const factor = (tokens.get(scale)?.$value ?? 1) as number | Dimension;
  const times = typeof factor === 'number' ? factor : factor.value;
  const size = (rem: number): Dimension => ({ value: round(Math.min(rem * times, most)), unit });
  const fluid = extensions['rapport.fluid'];
  return { max: size(value), min: fluid && size(fluid.min) };
}

function dtcgValue(token: TokenNormalized, mode: ModeName): unknown {
  const { $value, aliasOf } = valueIn(token, mode);
  if (token.$type !== 'color') return $value;
  return aliasOf ? `{${aliasOf}}` : { ...($value as object), hex: hexValue(token, mode) };
}

/** Returns a standalone token, whose value already includes scales and modes. */
function dtcgToken(tokens: Tokens, token: TokenNormalized, mode: ModeName) {
  const size = token.$type === 'dimension' ? sizes(tokens, token) : undefined;
  return {
    $type: token.$type,
    $value: size?.max ?? dtcgValue(token, mode),
    $description: token.$description,
    $extensions: isPublic(token.id)
      ? {
          'rapport.css': cssName(token.id),
          'rapport.fluid': size?.min && { min: size.min },
          'rapport.contrast': token.$extensions?.['rapport.contrast'],
        }
      : undefined,
  };
}

/** Writes every theme and mode as one document of the DTCG's resolver module. */
function toDtcg(all: (readonly [theme: string, tokens: Tokens])[]): Group {
  const flat = (tokens: Tokens, mode: ModeName) =>
    [...tokens].map(([id, token]): Flat[0] => [id, dtcgToken(tokens, token, mode)]);
  const base = flat(all[0]![1], 'light');
  const inBase = new Set(base.map((entry) => JSON.stringify(entry)));
  const contexts: Record<string, Group[]> = {};
  for (const [theme, tokens] of all)
    for (const mode of modeNames) {
      const own = flat(tokens, mode).filter((entry) => !inBase.has(JSON.stringify(entry)));
      contexts[`${theme}-${mode}`] = own.length ? [nested(own)] : [];
    }
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
        contexts,
        default: 'plain-light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
}

/** The places where Figma offers a variable, by the start of its name. */
const SCOPES: [start: RegExp, scopes: string[]][] = [
  [/^color\.(text|on-|(danger|success|warning)$)/, ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR']],
  [/^color\.(line|control-border)/, ['STROKE_COLOR', 'SHAPE_FILL']],
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

type TypedValue = [type: string, value: unknown];

const figmaColor = (hex: string): TypedValue => {
  const components = new Color(hex).coords.map((value) => round(value ?? 0));
  return ['color', { colorSpace: 'srgb', components, alpha: 1, hex: hex.toUpperCase() }];
};

const px = ({ value, unit }: Dimension) => round(unit === 'rem' ? value * 16 : value);

/** Returns Figma's name of a font: the first in the list, without the web font's suffix. */
const family = (names: string[]) => names[0]!.replace(/ Variable$/, '');

function figmaSize(tokens: Tokens, token: TokenNormalized, phone: boolean): TypedValue {
  const value = token.$value as never;
  if (token.$type === 'fontFamily') return ['string', family(value)];
  if (token.$type === 'cubicBezier') return ['string', cssValue(token)];
  if (token.$type === 'duration') return ['number', (value as Dimension).value];
  if (token.$type !== 'dimension') return ['number', value];
  const { max, min } = sizes(tokens, token);
  return ['number', px((phone && min) || max)];
}

const variable = (
  id: string,
  css: string,
  [$type, $value]: TypedValue,
  about?: string,
): Flat[0] => [
  id,
  {
    $type,
    $value,
    $description: about,
    $extensions: {
      'com.figma.scopes': SCOPES.find(([start]) => start.test(id))?.[1] ?? [],
      'com.figma.codeSyntax': { WEB: `var(${css})` },
    },
  },
];

/** Returns the colors that accents.css derives from the theme's colors. */
const accents = (tokens: Tokens, mode: ModeName): Flat =>
  ['primary', 'secondary', 'tertiary'].flatMap((name) =>
    accentsOf(tokens, name, mode).map(([role, hex]) => {
      const id = `accent.${name}.${role.replace(/^accent-?/, '') || 'text'}`;
      return variable(id, `--rp-${role}`, figmaColor(hex));
    }),
  );

const title = (name: string) =>
  (name[0]!.toUpperCase() + name.slice(1)).replaceAll('-', ' ').replace(' more', ', more');

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** Writes a theme's colors in each mode, and everything else for each width of the window. */
function figmaFiles(theme: string, tokens: Tokens): [path: string, text: string][] {
  const file = (
    kind: 'color' | 'size',
    name: string,
    valueOf: (token: TokenNormalized) => TypedValue,
    more: Flat = [],
  ): [string, string] => {
    const own = published(tokens)
      .filter(([, { $type }]) => ($type === 'color') === (kind === 'color'))
      .map(([id, token]) => variable(id, cssName(id), valueOf(token), token.$description));
    const $extensions = { 'com.figma.modeName': title(name) };
    return [
      `tokens/generated/figma/${theme}.${kind}.${name}.json`,
      json({ ...nested([...own, ...more]), $extensions }),
    ];
  };
  return [
    ...modeNames.map((mode) =>
      file('color', mode, (token) => figmaColor(hexValue(token, mode)), accents(tokens, mode)),
    ),
    ...['desktop', 'phone'].map((name) =>
      file('size', name, (token) => figmaSize(tokens, token, name === 'phone')),
    ),
  ];
}

/** Returns every exported file by its path in the package. */
export async function exportFiles(): Promise<[path: string, text: string][]> {
  const all = await Promise.all(
    themes.map(async (theme) => [theme, await loadTokens(theme)] as const),
  );
  return [
    ['tokens/generated/tokens.json', json(toDtcg(all))],
    ...all.flatMap(([theme, tokens]) => figmaFiles(theme, tokens)),
  ];
}
