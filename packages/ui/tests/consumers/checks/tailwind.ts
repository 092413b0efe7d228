import assert from 'node:assert/strict';
import { visitBuilt, visitLanding } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

const STYLES = ['marginTop', 'borderTopLeftRadius', 'backgroundColor'] as const;

export const tailwind: Consumer = {
  title: 'Tailwind 4',
  tools: ['tailwindcss', 'vite', 'react'],
  asserts: 'In Chromium utilities win over the kit, and Preflight doesn’t reach it.',
  async check({ folder, script }) {
    await script('build');
    await visitBuilt(folder, async (page) => {
      const look = (name: string) =>
        page.getByRole('button', { name }).evaluate((button, styles) => {
          const computed = getComputedStyle(button);
          return styles.map((style) => computed[style]);
        }, STYLES);
      const [margin, radius, fill] = await look('As the kit');
      assert.equal(margin, '0px');
      assert.notEqual(radius, '0px', 'Preflight or a utility has reached a button of the kit.');
      assert.notEqual(fill, 'rgba(0, 0, 0, 0)', 'Preflight has reached a button of the kit.');
      assert.deepEqual(await look('As the site'), ['32px', '0px', 'oklch(0.514 0.222 16.935)']);
      const plain = page.getByRole('heading', { name: 'Preflight' });
      assert.equal(await plain.evaluate((heading) => getComputedStyle(heading).fontWeight), '400');
      await visitLanding(page);
    });
  },
};
