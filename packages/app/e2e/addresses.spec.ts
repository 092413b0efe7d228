/** Where an address leads: the same page whether a browser loads it or the router goes there. */
import type { Page } from '@playwright/test';
import { expect, expectAlive, FAILED_REQUEST, full, mark, open, ready, test } from './support.ts';

// The browser logs the 404 of an unknown path.
test.use({ expectedError: FAILED_REQUEST });

/** Goes to an address as a link of the router does. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'gone' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const shown = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash);

const LANDING = 'Connect. Create. Monetize.';
const FAQ = 'Frequently asked questions';

const ends: readonly (readonly [address: string, end: string, heading: string])[] = [
  ['/faq', '/faq', FAQ],
  ['/faq?x=1', '/faq?x=1', FAQ],
  [
    '/faq?utm_source=mail&utm_campaign=a%20b#top',
    '/faq?utm_source=mail&utm_campaign=a%20b#top',
    FAQ,
  ],
  ['/faq?x=%E0%A4', '/faq?x=%E0%A4', FAQ],
  ['/faq#ü', '/faq#%C3%BC', FAQ],
  ['/faq#%E0%A4', '/faq#%E0%A4', FAQ],
  ['/faq/', '/faq', FAQ],
  ['/faq/?x=1#y', '/faq?x=1#y', FAQ],
  ['/FAQ?x=1', '/?x=1', LANDING],
  ['/a/b', '/', LANDING],
  ['/a/b?x=1', '/?x=1', LANDING],
  ['/a/b?x=1#y', '/?x=1#y', LANDING],
  ['/a/b/?x=1', '/?x=1', LANDING],
  ['/faq/a?x=1', '/?x=1', LANDING],
  ['/%E4%BD%A0?x=1', '/?x=1', LANDING],
  ['/dashboard?x=1', '/login', 'Sign in'],
];

/** The core run checks only one address. */
const tagOf = (address: string) => (address === '/a/b?x=1#y' ? {} : full);

for (const [address, end, heading] of ends)
  test(`${address} leads to ${end}`, tagOf(address), async ({ page }) => {
    await test.step('when it is loaded', async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await ready(page);
      await expect.poll(() => shown(page)).toBe(end);
    });
    await test.step('when the site goes there', async () => {
      await open(page, '/about');
      await mark(page);
      await go(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(() => shown(page)).toBe(end);
      await expectAlive(page);
    });
  });
