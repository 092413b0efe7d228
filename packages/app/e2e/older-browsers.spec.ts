/** Pages in browsers that lack some CSS features; see docs/supported-browsers.md. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  data,
  isLater,
  isMissing,
  versionsOf,
  type Versions,
} from '@rapport/tooling/browser-support';
import {
  colors,
  invisibleControls,
  overlaps,
  scrollsSideways,
  serveWithout,
} from './older-browsers.ts';
import { expect, full, open, test } from './support.ts';

// The pages' policies allow only their own styles.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const PATHS = ['/', '/register', '/faq', '/for-brands', '/analytics'];

const layers = versionsOf([data.css['at-rules']['layer']!]);

const LACKS: Record<string, (versions: Versions) => boolean> = {
  'what some supported browser lacks': isMissing,
  'what is newer than cascade layers': (versions) => isLater(versions, layers),
  'what is as new as cascade layers': (versions) => !isLater(layers, versions),
};

async function lowContrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

for (const [what, lacks] of Object.entries(LACKS)) {
  test.describe(`without ${what}`, () => {
    for (const path of PATHS) {
      const scope = lacks === isMissing && path === '/register' ? {} : full;
      test(`${path} can be read and used`, scope, async ({ page }) => {
        await serveWithout(page, lacks);
        await open(page, path);
        expect(await lowContrast(page)).toEqual([]);
        expect(await page.evaluate(overlaps)).toEqual([]);
        expect(await page.evaluate(invisibleControls)).toEqual([]);
        expect(await page.evaluate(scrollsSideways), 'scrolls sideways').toBe(false);
        const light = await page.evaluate(colors);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await page.evaluate(colors)).toEqual(light);
      });
    }
  });
}

test('the checks find overlapping text, a field without an edge and sideways scroll', async ({
  page,
}) => {
  await page.setContent(`
    <p>One line</p><p style="margin-top: -2rem">Another line</p>
    <input style="border: 0; background: none" /><div style="width: 120vw; height: 1px"></div>`);
  expect(await page.evaluate(overlaps)).toEqual(['“One line” and “Another line”']);
  expect(await page.evaluate(invisibleControls)).toHaveLength(1);
  expect(await page.evaluate(scrollsSideways)).toBe(true);
});
