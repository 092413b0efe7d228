/** How long pages are on a phone. */
import { expect, open, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Two thirds of what these pages once were; see decision 58. */
const longest = { '/': 6950, '/careers': 5970, '/analytics': 5225 };

for (const [path, height] of Object.entries(longest))
  test(`${path} is at most ${height} px long on a phone`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      height,
    );
  });
