/** Loads the design tokens (DTCG JSON) of each theme. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';

const root = new URL('..', import.meta.url);

export type Tokens = Map<string, TokenNormalized>;

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

const otherThemes = readdirSync(new URL('themes', root))
  .flatMap((file) => /^(?!plain\.)(.+)\.tokens\.json$/.exec(file)?.[1] ?? [])
  .sort();

/** The names of the themes, the default first. */
export const themes = ['plain', ...otherThemes];

/** Loads the tokens that a theme sets. */
export const loadTheme = (name: string) => load(`themes/${name}.tokens.json`);

/** Loads every token, with the values of a theme. */
export async function loadTokens(theme = 'plain'): Promise<Tokens> {
  const tokens = await load('tokens/base.tokens.json', 'themes/plain.tokens.json');
  for (const [id, token] of await loadTheme(theme)) {
    // Other themes do not repeat the default's descriptions and pairs of colors.
    const { $description, $extensions } = tokens.get(id) ?? {};
    token.$description ??= $description;
    const pairs = $extensions?.['rapport.contrast'];
    token.$extensions = { 'rapport.contrast': pairs, ...token.$extensions };
    tokens.set(id, token);
  }
  return tokens;
}

/** Turns `color.text-quiet` into `--rp-color-text-quiet`, and `theme.primary` into `--rp-primary`. */
export const cssName = (id: string) => `--rp-${id.replace(/^theme\./, '').replaceAll('.', '-')}`;

/** Whether a token is published. The palette is internal, because no component may use it. */
export const isPublic = (id: string) => !id.startsWith('palette.');

export const published = (tokens: Tokens) => [...tokens].filter(([id]) => isPublic(id));
