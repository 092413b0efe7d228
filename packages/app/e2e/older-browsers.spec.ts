/** Pages in browsers that lack newer features of CSS; see docs/supported-browsers.md. */
import type { Page } from '@playwright/test';
import { axeFaults, COLORS, expect, full, open, sideways, test } from './support.ts';

// The pages' policies allow only their own styles.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

/** What browsers lack, by what they call it in CSS. Those without layers lack everything. */
const LACKS = {
  'some supported browser': [
    /light-dark(?=\()/g,
    /(?<=oklch\()from/g,
    /subgrid/g,
    /(?<=:)dir(?=\()/g,
    /(?<=@)property/g,
    /interpolate-size/g,
    /field-sizing/g,
  ],
  'browsers without layers': [/(?<=@)layer/g, /light-dark(?=\()/g, /color-mix(?=\()/g],
};

/**
 * Serves the site with names for these features that no browser knows. Browsers drop an unknown
 * property, rule or value, as a browser without the feature does.
 */
async function serveWithout(page: Page, features: RegExp[]): Promise<void> {
  const without = (css: string) =>
    features.reduce((text, feature) => text.replaceAll(feature, 'x-unknown'), css);
  await page.route(/^[^?]*(?:\.css|\/[^.]*)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isStylesheet = response.headers()['content-type']?.startsWith('text/css');
    const body = isStylesheet
      ? without(text)
      : text.replace(/(?<=<style>).*?(?=<\/style>)/gs, without);
    await route.fulfill({ response, body });
  });
}

for (const [what, features] of Object.entries(LACKS))
  for (const path of ['/register', '/for-brands'])
    test(`${path} can be read and used in ${what}`, full, async ({ page }) => {
      await serveWithout(page, features);
      await open(page, path);
      expect(await axeFaults(page, COLORS)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const control of await page.locator('main :is(input, button):visible').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(12);
      }
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await ground(), 'light colors').toBe(light);
    });
