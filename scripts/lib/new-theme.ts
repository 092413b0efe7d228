/** Adds a theme as a copy of another. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';

const fileOf = (name: string) => `packages/ui/themes/${name}.tokens.json`;

/**
 * Adds the theme's tokens, from which its stylesheet is generated. Returns the file.
 * @throws StopError if the theme already exists, or the theme to copy does not.
 */
export function addTheme(name: string, like: string): string[] {
  if (existsSync(join(root, fileOf(name)))) {
    throw new StopError(`The theme ${name} already exists: choose another name.`);
  }
  if (!existsSync(join(root, fileOf(like)))) {
    throw new StopError(`There is no theme ${like} to copy: see packages/ui/themes.`);
  }
  copyFileSync(join(root, fileOf(like)), join(root, fileOf(name)));
  return [fileOf(name)];
}
