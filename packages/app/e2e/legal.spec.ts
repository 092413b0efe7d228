/** Points 2, 6 and 9 of the specification: privacy, terms and cookie policy. */
import type { Page } from '@playwright/test';
import { expect, open, signUp, someone, test } from './support.ts';

const PAGES = ['/privacy', '/terms', '/cookie-policy'];

for (const path of PAGES)
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test('is dated Last Updated: May 15, 2025', async ({ page }) => {
      await expect(page.getByText(/^Last Updated:/)).toHaveText('Last Updated: May 15, 2025');
      await expect(page.getByRole('main').locator('time')).toHaveAttribute(
        'datetime',
        '2025-05-15',
      );
    });

    test('is a long text', async ({ page }) => {
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length).toBeGreaterThan(1000);
    });

    test('announces material changes 30 days ahead', async ({ page }) => {
      await expect(page.getByRole('main')).toContainText(/at least 30 days/);
    });

    test('each link in the table of contents scrolls its section below the header and sets the hash', async ({
      page,
    }) => {
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const link = contents.getByRole('link').nth(5);
      const title = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(/#[a-z-]+$/);
      await expect
        .poll(async () => {
          const header = await page.getByRole('banner').boundingBox();
          const heading = await page.getByRole('heading', { level: 2, name: title }).boundingBox();
          return heading && header ? heading.y - (header.y + header.height) : -1;
        })
        .toBeGreaterThanOrEqual(0);
      // The link is still in view beside the text.
      await expect(link).toBeInViewport();
    });

    test('opens at the section that the hash names', async ({ page }) => {
      const href = await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .last()
        .getAttribute('href');
      await page.goto('/');
      await page.goto(`${path}${href}`);
      await expect(page.locator(href!)).toBeInViewport();
    });

    test('prints without the table of contents', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES)
    test(`${path} can be read, and its table of contents works`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
      await link.click();
      const href = (await link.getAttribute('href'))!;
      await expect(page.locator(href)).toBeInViewport();
      expect(await page.locator(href).innerText()).toContain(await link.innerText());
    });
});

test('the terms set the minimum age at 18', async ({ page }) => {
  await open(page, '/terms');
  await expect(page.getByRole('main')).toContainText('You must be at least 18 years old');
});

test('the terms limit liability to the payments of the last 6 months or 100 dollars', async ({
  page,
}) => {
  await open(page, '/terms');
  await expect(page.getByRole('main')).toContainText('paid us in the last 6 months');
  await expect(page.getByRole('main')).toContainText('or to 100 dollars');
});

test('the terms settle disputes under California law in San Francisco', async ({ page }) => {
  await open(page, '/terms');
  const main = page.getByRole('main');
  await expect(main).toContainText('governed by the law of the State of California');
  await expect(main).toContainText('courts in San Francisco, California');
});

test('the terms say how influencers are paid, and how a subscription ends', async ({ page }) => {
  await open(page, '/terms');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'typically processed 7–14 days after campaign approval, by direct deposit, PayPal, or other methods',
  );
  await expect(main).toContainText('You may cancel a subscription at any time');
  await expect(main).toContainText('stays active until the end of the billing period');
  await expect(main).toContainText('There are no refunds for partial months');
  await expect(main).toContainText('Basic, Professional, and Enterprise');
  await expect(main).toContainText('may upgrade to Premium');
  await expect(main).toContainText('Chrome, Firefox, Safari, and Edge');
});

test('the privacy policy is not for under-16s, and names the GDPR and the CCPA', async ({
  page,
}) => {
  await open(page, '/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('Rapport is not for anyone under 16');
  await expect(main.getByRole('heading', { name: 'Your rights under the GDPR' })).toBeVisible();
  await expect(main).toContainText('California Consumer Privacy Act (CCPA)');
});

test('the privacy policy links to the cookie policy, within the site', async ({ page }) => {
  await open(page, '/privacy');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).first().click();
  await expect(page).toHaveURL('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('the cookie policy is true', () => {
  test('for a visitor who only browses, nothing but scroll positions is stored', async ({
    page,
    context,
  }) => {
    for (const path of ['/', '/blog', '/cookie-policy']) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
    }
    expect(await stored(page)).toEqual(['rapport:positions']);
    expect(await context.cookies()).toEqual([]);
  });

  test('it names everything stored for an account, and logging out removes what it says', async ({
    page,
    context,
  }) => {
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
    expect(await context.cookies()).toEqual([]);

    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    const left = new Set(['rapport:positions', 'sessionEnd', 'firebase-heartbeat-database']);
    expect((await stored(page)).filter((name) => !left.has(name))).toEqual([]);
  });
});

/** The names of everything that this site stores in the browser, except cookies. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
