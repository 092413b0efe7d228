/** Points 2, 6 and 9 of the specification: privacy, terms and cookie policy. */
import type { Page } from '@playwright/test';
import { expect, expectScroll, full, open, ready, signUp, someone, test } from './support.ts';
import { walk } from './walk.ts';

/** What each page says. */
const SAYS = {
  '/privacy': [
    'Rapport isn’t for anyone under 16',
    'Your rights under the GDPR',
    'California Consumer Privacy Act (CCPA)',
  ],
  '/terms': [
    'You must be at least 18 years old',
    'paid us in the last 6 months',
    'or to 100 dollars',
    'governed by the law of the State of California',
    'courts in San Francisco, California',
    'typically processed 7–14 days after campaign approval, by direct deposit, PayPal, or other methods',
    'You may cancel a subscription at any time',
    'stays active until the end of the billing period',
    'There are no refunds for partial months',
    'Basic, Professional, and Enterprise',
    'may upgrade to Premium',
    'Chrome, Firefox, Safari, and Edge',
  ],
  '/cookie-policy': ['cookies'],
};

for (const [path, words] of Object.entries(SAYS))
  test(`${path} says and does what the product document describes`, async ({ page }) => {
    await walk(page, path);
    const main = page.getByRole('main');
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');

    await test.step('a long text, dated, that says what it must', async () => {
      await expect(main.getByText('Last Updated: May 15, 2025', { exact: true })).toBeVisible();
      expect((await main.innerText()).split(/\s+/).length).toBeGreaterThan(1000);
      await expect(main).toContainText(/at least 30 days/);
      for (const part of words) await expect(main).toContainText(part);
    });

    await test.step('each link in the table of contents scrolls its section below the header', async () => {
      const link = contents.nth(5);
      const heading = page.getByRole('heading', { level: 2, name: await link.innerText() });
      await expectScroll(page, link, heading);
      // The link stays in view beside the text.
      await expect(link).toBeInViewport();
    });
  });

test('the privacy policy links to the cookie policy', full, async ({ page }) => {
  await open(page, '/privacy');
  await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).first().click();
  await expect(page).toHaveURL('/cookie-policy');
});

/** Returns the names of everything that this site stores in the browser, except cookies. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);

test('the cookie policy is true', full, async ({ page, context }) => {
  await test.step('for a visitor who only browses, nothing but scroll positions is stored', async () => {
    for (const path of ['/', '/blog']) await open(page, path);
    // After a reload, the storage also has what the page stores late or on leaving.
    await page.reload();
    await ready(page);
    expect(await stored(page)).toEqual(['rapport:positions']);
  });
  await test.step('it names everything stored for an account, and logging out removes what it says', async () => {
    await signUp(page, someone('influencer'));
    const entries = await stored(page);
    expect(entries).toContain('userType');
    await open(page, '/cookie-policy');
    const names = await page.getByRole('main').locator('code').allTextContents();
    for (const entry of entries)
      expect(
        names.some((name) => entry.startsWith(name)),
        entry,
      ).toBe(true);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    const kept = new Set(['rapport:positions', 'sessionEnd', 'firebase-heartbeat-database']);
    expect((await stored(page)).filter((name) => !kept.has(name))).toEqual([]);
  });
  expect(await context.cookies()).toEqual([]);
});
