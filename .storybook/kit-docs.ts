/**
 * Gives the kit's stories the props of their component, from api.json, and the code to copy. Docs
 * pages and controls show both. They are written at build time, because a static build minifies
 * names.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { apiFile, readKitApi, snippetsShown } from '../packages/ui/scripts/shown.ts';
import { subjectOf } from '../packages/ui/scripts/snippets.ts';
import { argTypesOf } from '../packages/ui/tests/stories/arg-types.ts';

/** Whether a file has stories of the kit. */
export const isKitStory = (file: string) =>
  file.startsWith(join(packageRoot, 'src')) && file.endsWith('.stories.tsx');

/** Returns the code that is appended to a file of stories. */
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
