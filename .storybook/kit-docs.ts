/**
 * Shows on docs pages the code that a developer copies to get a story. It is written at build time,
 * because a static build minifies names.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { snippetsShown } from '../packages/ui/scripts/shown.ts';

/** The Vite plugin. Tests run without it: they show no docs. */
export const kitDocs = (): Plugin => ({
  name: 'rapport:kit-docs',
  enforce: 'pre',
  apply: () => !process.env['VITEST'],
  async transform(text, id) {
    const [file = ''] = id.split('?');
    if (!file.startsWith(join(packageRoot, 'src')) || !file.endsWith('.stories.tsx')) return null;
    const lines = [...(await snippetsShown(file))].map(([story, { code }]) => {
      const docs = { canvas: { sourceState: 'hidden' }, source: { code, language: 'tsx' } };
      const input = `${story}.input`;
      return `${input}.parameters = { ...${input}.parameters, docs: { ...${input}.parameters?.docs, ...${JSON.stringify(docs)} } };`;
    });
    return { code: [text, ...lines].join('\n'), map: null };
  },
});
