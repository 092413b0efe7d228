/** Joins the stylesheets of the parts that a project imports. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { importsIn } from './imports.ts';

/** What the build knows of the kit: `dist/cli/parts.json`. */
export interface Parts {
  version: string;
  /** The parts with styles, in cascade order. */
  styled: string[];
  /** The part that each exported name belongs to; `''` for one without styles, such as a type. */
  exports: Record<string, string>;
}

/** Something to tell the user instead of a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The files that are read in a folder. */
export const EXTENSIONS = [
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.mdx',
  '.astro',
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && EXTENSIONS.includes(extname(entry.name)) ? [path] : [];
    });
}

/**
 * The code in files and folders, and in all that the folders contain.
 * @throws UsageError naming one that does not exist.
 */
export function sourceFiles(paths: string[]): string[] {
  return paths.flatMap((path) => {
    if (!existsSync(path))
      throw new UsageError(
        `There is no file or folder “${path}” in ${process.cwd()}. Name those with your pages, such as: npx rapport-ui styles src`,
      );
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

export interface Imported {
  /** The parts that the code names, in cascade order. */
  parts: string[];
  /** Files that import the kit as a whole, which needs every part, and the first such statement. */
  whole: { file: string; statement: string }[];
}

/**
 * The parts that files import.
 * @throws UsageError for a name that the kit does not have, and if no file imports a part.
 */
export function importedParts(files: string[], { version, styled, exports }: Parts): Imported {
  const parts = new Set<string>();
  const whole: Imported['whole'] = [];
  let imports = 0;
  const add = (file: string, name: string, specifier: string, part = exports[name]) => {
    if (part === undefined)
      throw new UsageError(
        `${file} imports ${specifier}, which @rapport/ui ${version} does not have. Correct the name, or install the version that has it.`,
      );
    imports += 1;
    parts.add(part);
  };
  for (const file of files) {
    const found = importsIn(readFileSync(file, 'utf8'));
    for (const name of found.names) add(file, name, `“${name}”`);
    // Entries without a capital letter, such as words/en, have no styles; a form's schema has none.
    for (const entry of found.entries.filter((one) => /^[A-Z]\w*$/.test(one)))
      add(file, entry, `“@rapport/ui/${entry}”`);
    const [statement] = found.whole;
    if (statement) whole.push({ file, statement });
  }
  if (imports === 0 && whole.length === 0)
    throw new UsageError(
      `None of the ${files.length} files imports a part of @rapport/ui, so there are no styles to write. Name the folders with your pages; their code is read from ${EXTENSIONS.join(', ')}.`,
    );
  return { parts: whole.length > 0 ? styled : styled.filter((part) => parts.has(part)), whole };
}

const IMPORT = /^@import "\.\/(\w+)\.css";\n/gm;
const LAYERS = /^@layer [^;{]+;\n/;

/** The stylesheets of parts and of the parts that these use, joined in cascade order. */
export function stylesheet(
  dist: string,
  { styled }: Pick<Parts, 'styled'>,
  parts: string[],
  foundations: boolean,
): { css: string; joined: string[] } {
  const read = (name: string) => readFileSync(join(dist, `${name}.css`), 'utf8');
  const sheets = new Map<string, string>();
  const collect = (part: string) => {
    if (sheets.has(part)) return;
    const css = read(part);
    sheets.set(part, css.replace(LAYERS, '').replaceAll(IMPORT, ''));
    for (const [, used = ''] of css.matchAll(IMPORT)) collect(used);
  };
  parts.forEach(collect);
  const joined = styled.filter((part) => sheets.has(part));
  const base = read('foundations');
  const start = foundations ? base : (LAYERS.exec(base)?.[0] ?? '');
  return { css: start + joined.map((part) => sheets.get(part)).join('') + '\n', joined };
}
