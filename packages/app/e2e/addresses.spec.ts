/** Where an address leads. */
import { expect, FAILED_REQUEST, full, open, test } from './support.ts';

// The browser logs the 404 of an unknown path.
test.use({ expectedError: FAILED_REQUEST });

const ends = {
  '/faq?utm_source=mail&utm_campaign=a%20b#top': '/faq?utm_source=mail&utm_campaign=a%20b#top',
  '/faq?x=%E0%A4': '/faq?x=%E0%A4',
  '/faq#%E0%A4': '/faq#%E0%A4',
  '/faq/?x=1#y': '/faq?x=1#y',
  '/FAQ?x=1': '/FAQ?x=1',
  '/a/b/?x=1#y': '/?x=1',
  '/%E4%BD%A0?x=1': '/?x=1',
  '/dashboard?x=1': '/login',
};

test('an address leads to its page, with its query and hash', full, async ({ page }) => {
  for (const [address, end] of Object.entries(ends))
    await test.step(address, async () => {
      await open(page, address);
      await expect
        .poll(() => page.evaluate(() => location.pathname + location.search + location.hash))
        .toBe(end);
    });
});
