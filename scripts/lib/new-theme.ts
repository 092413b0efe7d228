/** Adds a theme as a copy of another. */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';

const fileOf = (name: string) => `packages/ui/themes/${name}.tokens.json`;

/**
 * Adds the theme's tokens, from which its stylesheet is made. Returns the file.
 * @throws StopError if there is such a theme, or none to begin with.
 */
export function addTheme(name: string, like: string): string[] {
  if (existsSync(join(root, fileOf(name)))) {
    throw new StopError(`There is a theme ${name}: choose another name.`);
  }
  if (!existsSync(join(root, fileOf(like)))) {
    throw new StopError(`There is no theme ${like} to begin with: see packages/ui/themes.`);
  }
  copyFileSync(join(root, fileOf(like)), join(root, fileOf(name)));
  return [fileOf(name)];
}
