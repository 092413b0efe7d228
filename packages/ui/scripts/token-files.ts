/**
 * Turns design tokens into CSS and a module: tokens/base and the default theme, themes/plain, become
 * src/foundations/generated/{tokens.css,tokens.ts}; every theme becomes themes/<name>.css; all of them
 * become files for design tools in tokens/generated/ (export.ts).
 */
import { deriveAccent } from './accent.ts';
import { exportFiles } from './export.ts';
import { cssValue, hexValue } from './token-value.ts';
import { cssName, isPublic, loadTheme, loadTokens, themes, type Tokens } from './tokens.ts';

function declarations(tokens: Tokens, light: string, dark: string): string[] {
  const lines: string[] = [];
  for (const [id, token] of tokens) {
    if (!isPublic(id)) continue;
    const base = token.mode['.'];
    const lightMode = token.mode[light] ?? (light === '.' ? undefined : null);
    const darkMode = token.mode[dark] ?? null;
    // A contrast mode lists only the tokens it changes.
    if (light !== '.' && !lightMode && !darkMode) continue;
    const lightValue = cssValue(token, lightMode ?? base);
    const darkValue = cssValue(token, darkMode ?? token.mode['dark'] ?? base);
    lines.push(
      token.$type === 'color' && lightValue !== darkValue
        ? `${cssName(id)}: light-dark(${lightValue}, ${darkValue});`
        : `${cssName(id)}: ${lightValue};`,
    );
  }
  return lines;
}

/** Returns every color as sRGB in one scheme, for browsers that cannot compute them. */
function staticColors(tokens: Tokens, scheme: 'light' | 'dark'): string[] {
  const primary = tokens.get('theme.primary');
  const accents = primary
    ? Object.entries(deriveAccent(cssValue(primary, primary.mode['.']), scheme)).map(
        ([role, color]) => `--rp-${role}: ${color};`,
      )
    : [];
  const others = [...tokens]
    .filter(([id, { $type }]) => $type === 'color' && isPublic(id) && !id.startsWith('theme.'))
    .map(([id, token]) => {
      const mode = (scheme === 'dark' && token.mode['dark']) || token.mode['.'];
      return `${cssName(id)}: ${hexValue(token, mode)};`;
    });
  return [...others, ...accents];
}

/** The selectors that set `color-scheme`; see foundations/accents.css for the surfaces. */
const DARK_BANDS = ["[data-surface='ink']", "[data-surface='accent']"];
const SCHEME_CHANGES = [':root', '[data-color-scheme]', ...DARK_BANDS];

const indent = (lines: string[], by: number) =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

const list = (selectors: string[], by: number) =>
  selectors.map((selector) => ' '.repeat(by) + selector).join(',\n');

const rule = (selectors: string[], lines: string[], by: number) =>
  lines.length ? `${list(selectors, by)} {\n${indent(lines, by + 2)}\n${' '.repeat(by)}}\n` : '';

/** Writes the values of these tokens in every color scheme and contrast. */
function values(tokens: Tokens): string {
  const all = declarations(tokens, '.', 'dark');
  const turns = (line: string) => line.includes('light-dark(');
  const more = declarations(tokens, 'more', 'more-dark');
  const light = staticColors(tokens, 'light');
  const dark = staticColors(tokens, 'dark').filter((line) => !light.includes(line));
  return [
    rule(
      [':root'],
      all.filter((line) => !turns(line)),
      2,
    ),
    `  /*
   * Declared again wherever the color scheme changes: build tools that polyfill light-dark() for
   * older browsers resolve it where it is declared, not where it is used.
   */
${rule(SCHEME_CHANGES, all.filter(turns), 2)}`,
    more.length &&
      `  @media (prefers-contrast: more) {
${rule(SCHEME_CHANGES, more, 4)}  }
`,
    `  /* Older browsers: light colors, except where dark ones are asked for by name. In sRGB, because
   * some lack oklch() too. */
  @supports not (color: light-dark(red, oklch(from red l c h))) {
${rule([':root', "[data-color-scheme='light']"], light, 4)}
${rule(["[data-color-scheme='dark']", ...DARK_BANDS], dark, 4)}  }
`,
  ]
    .filter(Boolean)
    .join('\n');
}

const GENERATED = '/* Generated from *.tokens.json by scripts/token-files.ts. */';

export const toCss = (tokens: Tokens): string => `${GENERATED}
@layer rapport.tokens {
  :root {
    color-scheme: light dark;
  }

  [data-color-scheme='light'] {
    color-scheme: light;
  }

  [data-color-scheme='dark'] {
    color-scheme: dark;
  }

  @supports not (color: light-dark(red, oklch(from red l c h))) {
    :root:not([data-color-scheme='dark']) {
      color-scheme: light;
    }
  }

${values(tokens)}}
`;

export const toThemeCss = (tokens: Tokens): string => `${GENERATED}
@layer rapport.theme {
${values(tokens)}}
`;

/**
 * Writes what `gap` (`by` of a Bleed), `align` and `justify` of every layout, `size` and `weight` of
 * texts and headings, and `width` of a Container mean.
 */
export function toPropsCss(tokens: Tokens): string {
  const set = (property: string, value: string, attribute: string) =>
    rule([`[data-${attribute}]`], [`--rp-${property}: ${value};`], 2);
  const steps = (prefix: string) =>
    [...tokens.keys()]
      .filter((id) => id.startsWith(prefix))
      .map((id) => [id.slice(prefix.length), `var(${cssName(id)})`] as const);
  const gaps = steps('space.').filter(([step]) => /^\d+$/.test(step));
  return `${GENERATED}
@layer rapport.primitives {
${[
  ...[['0', '0px'] as const, ...gaps].map(([step, value]) => set('gap', value, `gap='${step}'`)),
  // A class may turn the layout into a grid, whose columns `start` would not stretch.
  set('align', 'normal', "align='stretch'"),
  set('justify', 'normal', "justify='start'"),
  ...['start', 'center', 'end', 'baseline'].map((value) => set('align', value, `align='${value}'`)),
  ...['center', 'end'].map((value) => set('justify', value, `justify='${value}'`)),
  set('justify', 'space-between', "justify='between'"),
  ...['content', 'narrow', 'form', 'prose'].map((value) =>
    set('width', `var(--rp-size-${value})`, `width='${value}'`),
  ),
  ...steps('font.size.').map(([step, value]) => set('type-size', value, `size='${step}'`)),
  ...steps('font.weight.')
    .filter(([step]) => step !== 'display')
    .map(([step, value]) => set('type-weight', value, `weight='${step}'`)),
].join('\n')}}
`;
}

export function toTs(tokens: Tokens): string {
  const rows = [...tokens]
    .filter(([id]) => isPublic(id))
    .map(([id, token]) => {
      const light = cssValue(token, token.mode['.']);
      const dark = cssValue(token, token.mode['dark'] ?? token.mode['.']);
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
  return [
    ['src/foundations/generated/tokens.css', toCss(tokens)],
    ['src/foundations/generated/tokens.ts', toTs(tokens)],
    ['src/foundations/generated/props.css', toPropsCss(tokens)],
    ...(await Promise.all(
      themes.map(async (name): Promise<[string, string]> => [
        `themes/${name}.css`,
        toThemeCss(await loadTheme(name)),
      ]),
    )),
    ...(await exportFiles()),
  ];
}
