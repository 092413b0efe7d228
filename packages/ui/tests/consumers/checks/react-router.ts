import assert from 'node:assert/strict';
import { open, visitLanding } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

export const reactRouter: Consumer = {
  title: 'React Router 7, framework mode',
  project: 'react-router',
  tools: ['react-router', '@react-router/dev', 'vite', 'react'],
  asserts:
    'The server renders every answer; the page hydrates without an error, and a link of the kit stays in the document.',
  async check({ script, serving }) {
    await script('build');
    await serving('start', async (url) => {
      const html = await (await fetch(url)).text();
      assert.ok(html.includes('Until nine in the evening.'), 'The HTML lacks the answers.');
      await open(url, async (page) => {
        await visitLanding(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('link', { name: 'See the prices' }).click();
        await page.getByRole('heading', { name: 'Our prices' }).waitFor();
        assert.equal(new URL(page.url()).pathname, '/prices');
        const isSame = await page.evaluate(() => 'isSameDocument' in window);
        assert.ok(isSame, 'The link has loaded a new document instead of using the router.');
      });
    });
  },
};
