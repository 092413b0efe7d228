/** Collects what docs pages show of parts: props from api.json, and the code of stories. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from './components.ts';
import type { Api } from './read-api.ts';
import { snippetsIn, type Snippet } from './snippets.ts';

export const apiFile = join(packageRoot, 'api.json');

export const readKitApi = () => JSON.parse(readFileSync(apiFile, 'utf8')) as Api;

/** Returns the names of the stories that the docs pages beside a file show. */
export function shownBeside(file: string): Set<string> {
  const folder = dirname(file);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return new Set(
    pages.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\bof=\{\w+\.(\w+)\}/g)].map(
        ([, story = '']) => story,
      ),
    ),
  );
}

/** Returns the code of a file's stories that its docs pages show. */
export const snippetsShown = (file: string): Promise<Map<string, Snippet>> =>
  snippetsIn(file, readKitApi(), shownBeside(file));
