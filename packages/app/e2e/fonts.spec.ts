/** The brand's fonts: pages show them on the first visit, and nothing moves when they load. */
import { expect, full, hold, open, ready, test } from './support.ts';

/** A tenth of the limit for a good score; see https://web.dev/articles/cls. */
const MOST_SHIFT = 0.01;

for (const path of ['/', '/faq'])
  for (const width of [360, 1440])
    test(
      `${path} at ${width} px: the fonts are swapped in, and nothing moves`,
      full,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        // Hold the fonts back until the first paint, because browsers swap fonts only after it.
        const release = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        release();
        await ready(page);
        const loaded = await page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
        );
        expect(loaded.join()).toContain('Bricolage Grotesque Variable');
        expect(loaded.join()).toContain('Figtree Variable');
        const shifted = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              // With `buffered`, the observer gets all shifts since the start, or the later one.
              new PerformanceObserver((list) =>
                resolve(
                  list
                    .getEntries()
                    .reduce((sum, entry) => sum + (entry as never as { value: number }).value, 0),
                ),
              ).observe({ type: 'layout-shift', buffered: true });
              setTimeout(resolve, 1000, 0);
            }),
        );
        expect(shifted, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
      },
    );

test('another letter, such as in a name, is drawn in the complete font', full, async ({ page }) => {
  const complete = page.waitForRequest(/figtree-latin-wght.*\.woff2/);
  await open(page, '/register');
  await page.getByLabel('Full Name').fill('Zoë');
  await complete;
});
