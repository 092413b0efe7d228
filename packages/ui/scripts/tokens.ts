/**
 * Design tokens (DTCG JSON in tokens/) → src/foundations/generated/{tokens.css,tokens.ts}. The
 * output is committed so that a fresh clone type-checks before anything is built; `--check` fails
 * if it is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { cssValue, hexValue } from './token-value.ts';

const root = new URL('..', import.meta.url);
const out = new URL('src/foundations/generated/', root);

export async function loadTokens(): Promise<Map<string, TokenNormalized>> {
  const files = ['base', 'semantic'].map((name) => new URL(`tokens/${name}.tokens.json`, root));
  const inputs = await Promise.all(
    files.map(async (filename) => ({ filename, src: await readFile(filename, 'utf8') })),
  );
  const { tokens } = await parse(inputs, { config: defineConfig({}, { cwd: root }) });
  return new Map(Object.entries(tokens));
}

/** `color.text-quiet` → `--rp-color-text-quiet`. */
export const cssName = (id: string) => `--rp-${id.replaceAll('.', '-')}`;

/** The palette is internal: no component may use it, so it is not published. */
const isPublic = (id: string) => !id.startsWith('palette.');

function declarations(tokens: Map<string, TokenNormalized>, light: string, dark: string): string[] {
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

/** Every color as sRGB in one scheme, for browsers without light-dark(). */
function plainColors(tokens: Map<string, TokenNormalized>, scheme: 'light' | 'dark'): string[] {
  return [...tokens]
    .filter(([id, { $type }]) => $type === 'color' && isPublic(id))
    .map(([id, token]) => {
      const mode = (scheme === 'dark' && token.mode['dark']) || token.mode['.'];
      return `${cssName(id)}: ${hexValue(token, mode)};`;
    });
}

/** Where `color-scheme` is set; see foundations/accents.css for the surfaces. */
const DARK_BANDS = ["[data-surface='ink']", "[data-surface='accent']"];
const SCHEME_CHANGES = [':root', '[data-color-scheme]', ...DARK_BANDS];

const indent = (lines: string[], by: number) =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

const list = (selectors: string[], by: number) =>
  selectors.map((selector) => ' '.repeat(by) + selector).join(',\n');

export function toCss(tokens: Map<string, TokenNormalized>): string {
  const all = declarations(tokens, '.', 'dark');
  const turns = (line: string) => line.includes('light-dark(');
  const light = plainColors(tokens, 'light');
  const dark = plainColors(tokens, 'dark').filter((line) => !light.includes(line));
  return `/* Generated from tokens/*.tokens.json by \`npm run tokens\`. */
@layer rapport.tokens {
  :root {
    color-scheme: light dark;
${indent(
  all.filter((line) => !turns(line)),
  4,
)}
  }

  /*
   * Declared again wherever the color scheme changes: build tools that polyfill light-dark() for
   * older browsers resolve it where it is declared, not where it is used.
   */
${list(SCHEME_CHANGES, 2)} {
${indent(all.filter(turns), 4)}
  }

  @media (prefers-contrast: more) {
${list(SCHEME_CHANGES, 4)} {
${indent(declarations(tokens, 'more', 'more-dark'), 6)}
    }
  }

  /* Older browsers: light colors, except where dark ones are asked for by name. In sRGB, because
   * some lack oklch() too. */
  @supports not (color: light-dark(red, red)) {
    :root,
    [data-color-scheme='light'] {
      color-scheme: light;
${indent(light, 6)}
    }

${list(["[data-color-scheme='dark']", ...DARK_BANDS], 4)} {
${indent(dark, 6)}
    }
  }

  [data-color-scheme='light'] {
    color-scheme: light;
  }

  [data-color-scheme='dark'] {
    color-scheme: dark;
  }
}
`;
}

export function toTs(tokens: Map<string, TokenNormalized>): string {
  const rows = [...tokens]
    .filter(([id]) => isPublic(id))
    .map(([id, token]) => {
      const light = cssValue(token, token.mode['.']);
      const dark = cssValue(token, token.mode['dark'] ?? token.mode['.']);
      const doc = token.$description ? `  /** ${token.$description} */\n` : '';
      return `${doc}  '${id}': { css: 'var(${cssName(id)})', light: ${JSON.stringify(light)}, dark: ${JSON.stringify(dark)} },`;
    });
  return `// Generated from tokens/*.tokens.json by \`npm run tokens\`.

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

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/'))) {
  const tokens = await loadTokens();
  const check = process.argv.includes('--check');
  for (const [name, text] of [
    ['tokens.css', toCss(tokens)],
    ['tokens.ts', toTs(tokens)],
  ] as const) {
    const file = new URL(name, out);
    if (!check) await writeFile(file, text);
    else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      console.error(`${name} is out of date with tokens/*.tokens.json. Run: npm run tokens`);
      process.exitCode = 1;
    }
  }
}
