/**
 * Turns design tokens into CSS and a module: tokens/base and the default theme, themes/plain, become
 * src/foundations/generated/{tokens.css,tokens.ts}; every theme becomes themes/<name>.css; all of them
 * become files for design tools in tokens/generated/ (export.ts).
 */
import { exportFiles } from './export.ts';
import type { ModeName } from './modes.ts';
import { accentsOf, cssValue, hexValue } from './token-value.ts';
import { cssName, loadTheme, loadTokens, published, themes, type Tokens } from './tokens.ts';

/** Declares these tokens, with both values of a color that differs between the schemes. */
const declarations = (tokens: Tokens, light: ModeName, dark: ModeName): string[] =>
  published(tokens).map(([id, token]) => {
    const [inLight, inDark] = [cssValue(token, light), cssValue(token, dark)];
    const value = inLight === inDark ? inLight : `light-dark(${inLight}, ${inDark})`;
    return `${cssName(id)}: ${value};`;
  });

/** Returns every color as sRGB in one scheme, for browsers that cannot compute them. */
function staticColors(tokens: Tokens, scheme: 'light' | 'dark'): string[] {
  const colors = published(tokens)
    .filter(([id, { $type }]) => $type === 'color' && !id.startsWith('theme.'))
    .map(([id, token]) => `${cssName(id)}: ${hexValue(token, scheme)};`);
  const accents = accentsOf(tokens, 'primary', scheme);
  return [...colors, ...accents.map(([role, hex]) => `--rp-${role}: ${hex};`)];
}

/** The selectors that set `color-scheme`; see foundations/accents.css for the surfaces. */
const DARK_BANDS = `[data-surface='ink'],\n[data-surface='accent']`;
const SCHEME_CHANGES = `:root,\n[data-color-scheme],\n${DARK_BANDS}`;

const OLDER = '@supports not (color: light-dark(red, oklch(from red l c h)))';

/** Writes a rule with these declarations or rules, unless there are none. */
function rule(start: string, ...body: string[]): string {
  const lines = body.join('\n').trimEnd();
  return lines && `${start} {\n${lines.replace(/^(?=.)/gm, '  ')}\n}\n`;
}

/** Writes the values of these tokens in every color scheme and contrast. */
function values(tokens: Tokens): string[] {
  const all = declarations(tokens, 'light', 'dark');
  // Every color, because the default theme declares it there if it differs between its schemes.
  const turns = (line: string) => line.includes('light-dark(') || line.startsWith('--rp-color-');
  const more = declarations(tokens, 'light-more-contrast', 'dark-more-contrast');
  const changed = (lines: string[], from: string[]) => lines.filter((line) => !from.includes(line));
  const light = staticColors(tokens, 'light');
  const dark = changed(staticColors(tokens, 'dark'), light);
  const inLight = rule(":root,\n[data-color-scheme='light']", ...light);
  const inDark = rule(`[data-color-scheme='dark'],\n${DARK_BANDS}`, ...dark);
  return [
    rule(':root', ...all.filter((line) => !turns(line))),
    `/*
 * Declared again wherever the color scheme changes: build tools that polyfill light-dark() for
 * older browsers resolve it where it is declared, not where it is used.
 */
${rule(SCHEME_CHANGES, ...all.filter(turns))}`,
    rule('@media (prefers-contrast: more)', rule(SCHEME_CHANGES, ...changed(more, all))),
    `/* Older browsers: light colors, except where dark ones are asked for by name. In sRGB, because
 * some lack oklch() too. */
${rule(OLDER, inLight, inDark)}`,
  ].filter(Boolean);
}

const SCHEMES = [
  rule(':root', 'color-scheme: light dark;'),
  rule("[data-color-scheme='light']", 'color-scheme: light;'),
  rule("[data-color-scheme='dark']", 'color-scheme: dark;'),
  rule(OLDER, rule(":root:not([data-color-scheme='dark'])", 'color-scheme: light;')),
];

/**
 * Writes what `gap` (`by` of a Bleed), `align` and `justify` of every layout, `size` and `weight` of
 * texts and headings, and `width` of a Container mean.
 */
function props(tokens: Tokens): string[] {
  const set = (prop: string, name: string, value: string, property = prop) =>
    rule(`[data-${prop}='${name}']`, `--rp-${property}: ${value};`);
  const steps = (prefix: string) =>
    [...tokens.keys()]
      .filter((id) => id.startsWith(prefix))
      .map((id) => [id.slice(prefix.length), `var(${cssName(id)})`] as const);
  const gaps = steps('space.').filter(([step]) => /^\d+$/.test(step));
  const weights = steps('font.weight.').filter(([step]) => step !== 'display');
  return [
    set('gap', '0', '0px'),
    ...gaps.map(([step, value]) => set('gap', step, value)),
    // A class may turn the layout into a grid, whose columns `start` would not stretch.
    set('align', 'stretch', 'normal'),
    set('justify', 'start', 'normal'),
    ...['start', 'center', 'end', 'baseline'].map((value) => set('align', value, value)),
    ...['center', 'end'].map((value) => set('justify', value, value)),
    set('justify', 'between', 'space-between'),
    ...['content', 'narrow', 'form', 'prose'].map((name) =>
      set('width', name, `var(--rp-size-${name})`),
    ),
    ...steps('font.size.').map(([step, value]) => set('size', step, value, 'type-size')),
    ...weights.map(([step, value]) => set('weight', step, value, 'type-weight')),
  ];
}

function toTs(tokens: Tokens): string {
  const rows = published(tokens).map(([id, token]) => {
    const light = cssValue(token, 'light');
    const dark = cssValue(token, 'dark');
    const doc = token.$description ? `  /** ${token.$description} */\n` : '';
    return `${doc}  '${id}': { css: 'var(${cssName(id)})', light: ${JSON.stringify(light)}, dark: ${JSON.stringify(dark)} },`;
  });
  return `// Generated from *.tokens.json by scripts/token-files.ts.

/**
 * Every design token: its CSS custom property, and its value in each color scheme for places that
 * CSS cannot reach.
 */
export const tokens = {
${rows.join('\n')}
} as const;

/** The name of a design token, as in the DTCG source: \`color.text-quiet\`. */
export type TokenName = keyof typeof tokens;
`;
}

/** Returns every file generated from the tokens, by its path in the package. */
export async function tokenFiles(): Promise<[path: string, text: string][]> {
  const tokens = await loadTokens();
  const css = (path: string, layer: string, ...rules: string[]): [string, string] => [
    path,
    `/* Generated from *.tokens.json by scripts/token-files.ts. */\n${rule(`@layer rapport.${layer}`, ...rules)}`,
  ];
  return [
    css('src/foundations/generated/tokens.css', 'tokens', ...SCHEMES, ...values(tokens)),
    css('src/foundations/generated/props.css', 'primitives', ...props(tokens)),
    ['src/foundations/generated/tokens.ts', toTs(tokens)],
    ...(await Promise.all(
      themes.map(async (name) =>
        css(`themes/${name}.css`, 'theme', ...values(await loadTheme(name))),
      ),
    )),
    ...(await exportFiles()),
  ];
}
