/** Reads the tokens of a theme and mode from the document for design tools. */
import exported from '../../../../tokens/generated/tokens.json';
import type { ModeName } from '../../../../scripts/modes.ts';

/** A length as DTCG has it. */
export interface Dimension {
  value: number;
  unit: string;
}

interface Leaf {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

interface Color {
  colorSpace: string;
  components: number[];
  hex: string;
}

/** A token with its value in one theme and mode. */
export interface Token extends Leaf {
  id: string;
  /** Its custom property; a color of the palette has none. */
  property?: string;
  /** Its size at a window of 360 px, if that differs. */
  min?: Dimension;
}

interface Document {
  sets: { base: { sources: object[] } };
  modifiers: { theme: { contexts: Record<string, object[]> } };
}

const { sets, modifiers } = exported as unknown as Document;
const { contexts } = modifiers.theme;

const LIGHT = '-light';

/** The shipped themes, the default first. */
export const themeNames = Object.keys(contexts)
  .filter((name) => name.endsWith(LIGHT))
  .map((name) => name.slice(0, -LIGHT.length));

const leaves = (group: object, path: string[] = []): [id: string, leaf: Leaf][] =>
  Object.entries(group).flatMap(([name, value]): [string, Leaf][] => {
    const own = [...path, name];
    return '$value' in value ? [[own.join('.'), value as Leaf]] : leaves(value as object, own);
  });

/** Returns a value, resolved if the document refers to another token. */
function resolved(all: Map<string, Leaf>, value: unknown): unknown {
  const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  return name ? resolved(all, all.get(name)?.$value) : value;
}

const cache = new Map<string, Map<string, Token>>();

/** Every token of a theme in a mode, by its name. */
export function tokensOf(theme: string, mode: ModeName = 'light'): Map<string, Token> {
  const context = `${theme}-${mode}`;
  const known = cache.get(context);
  if (known) return known;
  const all = new Map(
    [...sets.base.sources, ...(contexts[context] ?? [])].flatMap((group) => leaves(group)),
  );
  const tokens = new Map(
    [...all].map(([id, leaf]): [string, Token] => {
      const { 'rapport.css': property, 'rapport.fluid': fluid } = (leaf.$extensions ?? {}) as {
        'rapport.css'?: string;
        'rapport.fluid'?: { min: Dimension };
      };
      return [
        id,
        {
          ...leaf,
          id,
          $value: resolved(all, leaf.$value),
          ...(property && { property }),
          ...(fluid && { min: fluid.min }),
        },
      ];
    }),
  );
  cache.set(context, tokens);
  return tokens;
}

/** The tokens whose name matches. */
export const matching = (theme: string, match: RegExp): Token[] =>
  [...tokensOf(theme).values()].filter(({ id }) => match.test(id));

/** How many tokens there are, those of every theme together. */
export const tokenCount = new Set(themeNames.flatMap((theme) => [...tokensOf(theme).keys()])).size;

const colorOf = (theme: string, mode: ModeName, id: string) =>
  tokensOf(theme, mode).get(id)?.$value as Color | undefined;

/** A color as CSS writes it. */
export function oklchOf(theme: string, mode: ModeName, id: string): string {
  const color = colorOf(theme, mode, id);
  return color ? `${color.colorSpace}(${color.components.join(' ')})` : '';
}

/** A color as `#rrggbb`. */
export const hexOf = (theme: string, mode: ModeName, id: string): string =>
  colorOf(theme, mode, id)?.hex ?? '';

/** A length in px, at a root size of 16 px. */
export const px = ({ value, unit }: Dimension): number =>
  Number((unit === 'rem' ? value * 16 : value).toFixed(2));

/** The px of a token that is a length. */
export const pxOf = (token: Token): number => px(token.$value as Dimension);

/** `44 → 84 px`: at a window of 360 and of 1440 px, if they differ. */
export const pxText = (token: Token): string =>
  token.min ? `${px(token.min)} → ${pxOf(token)} px` : `${pxOf(token)} px`;
