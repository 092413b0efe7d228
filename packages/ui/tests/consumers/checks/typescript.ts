import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Consumer } from '../consumer.ts';
import { entriesOf, type Entry } from '../entries.ts';
import { LOWEST_REACT } from './vite.ts';

function importOf({ path, file }: Entry, index: number): string[] {
  // The drivers take their types from the project's test library.
  if (path.startsWith('/testing')) return [];
  const specifier = `'@rapport/ui${path}'`;
  if (file.endsWith('.css')) return [`import ${specifier};`];
  if (!/\.js(on)?$/.test(file)) return [];
  const type = file.endsWith('.json') ? " with { type: 'json' }" : '';
  const names = type ? `_${index}` : `* as _${index}`;
  return [`import ${names} from ${specifier}${type};`, `void _${index};`];
}

export const typescript: Consumer = {
  title: 'TypeScript, strictest',
  tools: ['typescript', '@types/react'],
  asserts:
    'Every entry but the test drivers compiles, stylesheets included, with skipLibCheck off and all strict options, as bundlers resolve modules and as Node does.',
  async check({ folder, script }) {
    const entries = await entriesOf(join(folder, 'node_modules/@rapport/ui'));
    await writeFile(join(folder, 'entries.ts'), entries.flatMap(importOf).join('\n'));
    await script('bundler');
    await script('nodenext');
  },
};

export const typescriptLowest: Consumer = {
  ...typescript,
  title: 'TypeScript, lowest',
  project: 'typescript',
  instead: { ...LOWEST_REACT, typescript: '5.4.5' },
  asserts: 'The same.',
};
