import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Consumer } from '../consumer.ts';

/**
 * Bytes that a part may weigh more from the root than from its own entry: esbuild keeps a helper
 * for modules that something in the root imports late.
 */
const MORE = 300;

export const esbuild: Consumer = {
  title: 'esbuild',
  tools: ['esbuild', 'react'],
  asserts:
    'A part from the root weighs what its own entry does (within 300 bytes), without zod and forms; its stylesheet bundles.',
  async check({ folder, script }) {
    await script('build');
    const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
    for (const part of ['Button', 'FaqAccordion']) {
      const [root, entry] = [await read(`${part}-root.js`), await read(`${part}-entry.js`)];
      assert.ok(
        root.length <= entry.length + MORE,
        `${part} from the root is ${root.length} bytes, from its own entry ${entry.length}.`,
      );
      assert.doesNotMatch(entry, /safeParse|Create account/, `${part} brings forms along.`);
    }
    const styles = await read('styles.css');
    assert.match(styles, /\.rp-Button\b/);
    assert.doesNotMatch(styles, /@import|\.rp-SignUpForm\b/);
  },
};
