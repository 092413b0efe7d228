/**
 * Gives the kit's stories the props of their component, from api.json, and the code to copy. It is
 * written at build time, because a static build minifies names.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { apiFile, readKitApi, snippetsShown, subjectOf } from '../packages/ui/scripts/snippets.ts';
import { argTypesOf } from '../packages/ui/tests/stories/arg-types.ts';

/** Returns the code that is appended to a file of stories. */
async function docsOf(file: string): Promise<string> {
  const { components, types } = readKitApi();
  const component = components[subjectOf(file)];
  const lines: string[] = [];
  if (component) {
    const argTypes = JSON.stringify(argTypesOf(component, types));
    lines.push(`meta.input.argTypes = { ...${argTypes}, ...meta.input.argTypes };`);
  }
  for (const [story, code] of await snippetsShown(file)) {
    const docs = { canvas: { sourceState: 'hidden' }, source: { code, language: 'tsx' } };
    const input = `${story}.input`;
    lines.push(
      `${input}.parameters = { ...${input}.parameters, docs: { ...${input}.parameters?.docs, ...${JSON.stringify(docs)} } };`,
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
    if (!file.startsWith(join(packageRoot, 'src')) || !file.endsWith('.stories.tsx')) return null;
    this.addWatchFile(apiFile);
    return { code: `${code}\n${await docsOf(file)}\n`, map: null };
  },
});
