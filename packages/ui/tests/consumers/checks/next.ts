import assert from 'node:assert/strict';
import { fillIn, open, readAnswer } from '../browser.ts';
import type { Consumer } from '../consumer.ts';

export const next: Consumer = {
  title: 'Next',
  tools: ['next', 'react', '@types/react', 'typescript'],
  asserts:
    'Sections are server components, with every answer in the HTML; a form with a server action works with scripts on and off.',
  async check({ script, serving }) {
    await script('build');
    await serving('start', async (url) => {
      const html = await (await fetch(url)).text();
      for (const words of ['Fresh before seven', '$5', 'Until nine in the evening.'])
        assert.ok(html.includes(words), `The HTML lacks “${words}”.`);
      for (const javaScriptEnabled of [true, false])
        await open(
          url,
          async (page) => {
            if (javaScriptEnabled) await readAnswer(page);
            const submit = page.getByRole('button', { name: 'Create account' });
            await fillIn(page, 'wrong horse');
            await submit.click();
            await page.getByText('Passwords do not match').first().waitFor();
            await fillIn(page);
            await submit.click();
            await page.getByText('We wrote to ada@example.com.').waitFor();
          },
          { javaScriptEnabled },
        );
    });
  },
};
