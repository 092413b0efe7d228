import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open, servingFiles, signUp } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

export const astro: Consumer = {
  title: 'Astro',
  tools: ['astro', '@astrojs/react', 'react'],
  asserts:
    'A page of sections has every answer and no script; a form on another is the only island, and works.',
  async check({ folder, script }) {
    await script('build');
    const built = join(folder, 'dist');
    const html = await readFile(join(built, 'static/index.html'), 'utf8');
    assert.ok(html.includes('Until nine in the evening.'), 'The HTML lacks the answers.');
    assert.doesNotMatch(html, /<script|<astro-island/, 'A page without an island has a script.');
    const page = await readFile(join(built, 'index.html'), 'utf8');
    assert.equal(page.match(/<astro-island/g)?.length, 1);
    await servingFiles(built, (url) => open(url, signUp));
  },
};
