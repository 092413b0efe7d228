/** Reads and writes the pictures in the repository: `baselines/<story>/<mode>.webp`. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModeName } from './modes.ts';
import { decode, encode, type Picture } from './picture.ts';

/** One story in one mode. */
export interface Shot {
  id: string;
  mode: ModeName;
}

/** Limit for all pictures together, because every clone has them and their history. */
export const MAX_BYTES = 5e6;

const ENDING = '.webp';

/** A folder of pictures. */
export class Baselines {
  readonly folder: string;

  /** @param folder @default '.storybook/visual/baselines' */
  constructor(folder = join(dirname(fileURLToPath(import.meta.url)), 'baselines')) {
    this.folder = folder;
  }

  private path({ id, mode }: Shot): string {
    return join(this.folder, id, mode + ENDING);
  }

  /** Returns all pictures in the order of their stories' ids. */
  list(): Shot[] {
    if (!existsSync(this.folder)) return [];
    const stories = readdirSync(this.folder, { withFileTypes: true });
    return stories
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: id }) =>
        readdirSync(join(this.folder, id)).map((file) => ({
          id,
          mode: file.slice(0, -ENDING.length) as ModeName,
        })),
      );
  }

  /** Returns the size of all pictures in bytes. */
  size(): number {
    return this.list().reduce((sum, shot) => sum + statSync(this.path(shot)).size, 0);
  }

  has(shot: Shot): boolean {
    return existsSync(this.path(shot));
  }

  /** Returns the picture of a shot, or `undefined`. */
  async read(shot: Shot): Promise<Picture | undefined> {
    return this.has(shot) ? decode(this.path(shot)) : undefined;
  }

  async write(shot: Shot, picture: Picture): Promise<void> {
    const path = this.path(shot);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await encode(picture));
  }

  /** Removes a picture. With the last one, removes its story's folder. */
  async remove(shot: Shot): Promise<void> {
    const path = this.path(shot);
    await rm(path);
    if (readdirSync(dirname(path)).length === 0) await rm(dirname(path), { recursive: true });
  }
}
