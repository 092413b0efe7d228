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

/** The names of the themes; `plain` is the default. */
export const themes = readdirSync(new URL('themes', root))
  .flatMap((file) => /^(.+)\.tokens\.json$/.exec(file)?.[1] ?? [])
  .sort();

/** Loads the tokens that a theme sets. */
export const loadTheme = (name: string) => load(`themes/${name}.tokens.json`);

/** Loads every token, with the values of a theme. */
export async function loadTokens(theme = 'plain'): Promise<Tokens> {
  const defaults = await load('tokens/base.tokens.json', 'themes/plain.tokens.json');
  return new Map([...defaults, ...(await loadTheme(theme))]);
}

/** Turns `color.text-quiet` into `--rp-color-text-quiet`, and `theme.primary` into `--rp-primary`. */
export const cssName = (id: string) => `--rp-${id.replace(/^theme\./, '').replaceAll('.', '-')}`;

/** Whether a token is published. The palette is internal, because no component may use it. */
export const isPublic = (id: string) => !id.startsWith('palette.');
