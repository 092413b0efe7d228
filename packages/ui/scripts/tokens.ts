/**
 * Design tokens (DTCG JSON) → CSS and a module: tokens/base and themes/plain, the default, become
 * src/foundations/generated/{tokens.css,tokens.ts}; every theme becomes themes/<name>.css; all
 * together become files for design tools in tokens/generated/ (export.ts). The output is committed
 * so that a fresh clone type-checks before anything is built; `--check` fails if it is out of date.
 */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { deriveAccent } from './accent.ts';
import { cssValue, hexValue } from './token-value.ts';

const root = new URL('..', import.meta.url);

type Tokens = Map<string, TokenNormalized>;

async function load(...files: string[]): Promise<Tokens> {
  const inputs = await Promise.all(
    files.map(async (file) => {
      const filename = new URL(file, root);
      return { filename, src: await readFile(filename, 'utf8') };
    }),
  );
  const { tokens } = await parse(inputs, { config: defineConfig({}, { cwd: root }) });
  return new Map(Object.entries(tokens));
}

/** The names of the themes; `plain` is the default. */
export const themes = readdirSync(new URL('themes', root))
  .flatMap((file) => /^(.+)\.tokens\.json$/.exec(file)?.[1] ?? [])
  .sort();

const loadTheme = (name: string) => load(`themes/${name}.tokens.json`);

/** Every token, as a theme leaves it. */
export async function loadTokens(theme = 'plain'): Promise<Tokens> {
  const defaults = await load('tokens/base.tokens.json', 'themes/plain.tokens.json');
  return new Map([...defaults, ...(await loadTheme(theme))]);
}

/** `color.text-quiet` → `--rp-color-text-quiet`, `theme.primary` → `--rp-primary`. */
export const cssName = (id: string) => `--rp-${id.replace(/^theme\./, '').replaceAll('.', '-')}`;

/** The palette is internal: no component may use it, so it is not published. */
const isPublic = (id: string) => !id.startsWith('palette.');

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

/** Every color as sRGB in one scheme, for browsers that cannot compute them. */
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

/** Where `color-scheme` is set; see foundations/accents.css for the surfaces. */
const DARK_BANDS = ["[data-surface='ink']", "[data-surface='accent']"];
const SCHEME_CHANGES = [':root', '[data-color-scheme]', ...DARK_BANDS];

const indent = (lines: string[], by: number) =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

const list = (selectors: string[], by: number) =>
  selectors.map((selector) => ' '.repeat(by) + selector).join(',\n');

const rule = (selectors: string[], lines: string[], by: number) =>
  lines.length ? `${list(selectors, by)} {\n${indent(lines, by + 2)}\n${' '.repeat(by)}}\n` : '';

/** The values of these tokens, in every color scheme and contrast. */
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

const GENERATED = '/* Generated from *.tokens.json by `npm run tokens`. */';

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

export function toTs(tokens: Tokens): string {
  const rows = [...tokens]
    .filter(([id]) => isPublic(id))
    .map(([id, token]) => {
      const light = cssValue(token, token.mode['.']);
      const dark = cssValue(token, token.mode['dark'] ?? token.mode['.']);
      const doc = token.$description ? `  /** ${token.$description} */\n` : '';
      return `${doc}  '${id}': { css: 'var(${cssName(id)})', light: ${JSON.stringify(light)}, dark: ${JSON.stringify(dark)} },`;
    });
  return `// Generated from *.tokens.json by \`npm run tokens\`.

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

/** Writes or checks every file. */
async function main(): Promise<void> {
  // Imported here, because it imports this module.
  const { exportFiles } = await import('./export.ts');
  const tokens = await loadTokens();
  const outputs = [
    ['src/foundations/generated/tokens.css', toCss(tokens)],
    ['src/foundations/generated/tokens.ts', toTs(tokens)],
    ...(await Promise.all(
      themes.map(async (name) => [`themes/${name}.css`, toThemeCss(await loadTheme(name))]),
    )),
    ...(await exportFiles()),
  ] as [string, string][];
  const check = process.argv.includes('--check');
  for (const [name, text] of outputs) {
    const file = new URL(name, root);
    if (!check) {
      await mkdir(new URL('.', file), { recursive: true });
      await writeFile(file, text);
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      console.error(`${name} is out of date with its *.tokens.json. Run: npm run tokens`);
      process.exitCode = 1;
    }
  }
}

// Not awaited: export.ts waits for this module to be done.
if (process.argv[1] && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/'))) void main();
