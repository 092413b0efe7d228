/** Every public page on paper. */
import { routes } from '../src/routes.tsx';
import { expect, open, test } from './support.ts';

const paths = routes.filter(({ access }) => access === 'public').map(({ path }) => path);

test('nothing covers the text, and no card is torn in two', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await open(page, path);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map(({ className }) => className),
    );
    expect(fixed, path).toEqual([]);

    const torn = await page.evaluate(() =>
      [...document.querySelectorAll('main li, main figure, .rp-Accordion-item')]
        .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
        .map(({ className }) => className),
    );
    expect(torn, path).toEqual([]);

    const paper = async () =>
      (await page.pdf({ format: 'A4', tagged: false }))
        .toString('latin1')
        .replaceAll(/\/(?:Creation|Mod)Date \(.*?\)/g, '');
    const skipLink = page.locator('.rp-SkipLink');
    const display = (value: string) =>
      skipLink.evaluate((link, shown) => {
        link.style.display = shown;
      }, value);
    // The page may still be settling while the first is printed.
    await expect(async () => {
      const before = await paper();
      await display('none');
      const after = await paper();
      await display('');
      expect(before === after, `no skip link on the paper of ${path}`).toBe(true);
    }).toPass({ timeout: 30_000 });
  }
});
