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

const known = new Map<string, { of: string; snippets: Promise<Map<string, Snippet>> }>();

/** Returns the code of a file's stories that its docs pages show. */
export function snippetsShown(file: string): Promise<Map<string, Snippet>> {
  const shown = shownBeside(file);
  // The code also depends on the files of fixtures, which this key leaves out.
  const of = [readFileSync(file, 'utf8'), ...shown].join();
  const before = known.get(file);
  if (before?.of === of) return before.snippets;
  const snippets = snippetsIn(file, readKitApi(), (story) => shown.has(story)).then(
    (all) =>
      new Map([...all].flatMap(([name, one]) => (typeof one === 'string' ? [] : [[name, one]]))),
  );
  known.set(file, { of, snippets });
  return snippets;
}
