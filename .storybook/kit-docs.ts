/**
 * Gives the kit's stories what Storybook's docs pages and controls show of them: the props of the
 * component, from api.json, and the code to copy. Both are written at build time, because names are
 * minified in a static build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import type { Api } from '../packages/ui/scripts/read-api.ts';
import { snippetsIn, subjectOf, type Snippet } from '../packages/ui/scripts/snippets.ts';
import { argTypesOf } from '../packages/ui/tests/stories/arg-types.ts';

const apiFile = join(packageRoot, 'api.json');

export const readKitApi = () => JSON.parse(readFileSync(apiFile, 'utf8')) as Api;

/** Whether a file has stories of the kit. */
export const isKitStory = (file: string) =>
  file.startsWith(join(packageRoot, 'src')) && file.endsWith('.stories.tsx');

/** Names of the stories that the docs pages beside a file show. */
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

/** The code of the stories of a file that its docs pages show. */
export function snippetsShown(file: string): Promise<Map<string, Snippet>> {
  const shown = shownBeside(file);
  // What it depends on, apart from the files that it borrows fixtures from.
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

/** The code that follows the stories of a file. */
export async function docsOf(file: string): Promise<string> {
  const api = readKitApi();
  const lines: string[] = [];
  const component = api.components[subjectOf(file)];
  if (component) {
    const argTypes = JSON.stringify(argTypesOf(component, api.types));
    lines.push(`meta.input.argTypes = { ...${argTypes}, ...meta.input.argTypes };`);
  }
  for (const [name, snippet] of await snippetsShown(file)) {
    const docs = { canvas: { sourceState: 'hidden' }, source: { language: 'tsx', snippet } };
    lines.push(
      `${name}.input.parameters = { ...${name}.input.parameters, docs: { ...${name}.input.parameters?.docs, ...${JSON.stringify(docs)} } };`,
    );
  }
  return lines.join('\n');
}

/** The Vite plugin. Tests run without it: they show no docs. */
export const kitDocs = (): Plugin => ({
  name: 'rapport:kit-docs',
  enforce: 'pre',
  apply: () => !process.env['VITEST'],
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!isKitStory(file)) return null;
    this.addWatchFile(apiFile);
    return { code: `${code}\n${await docsOf(file)}\n`, map: null };
  },
});
