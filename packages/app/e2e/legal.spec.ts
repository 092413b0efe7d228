/** Points 2, 6 and 9 of the specification: privacy, terms and cookie policy. */
import type { Page } from '@playwright/test';
import { expect, expectAlive, full, mark, open, ready, signUp, someone, test } from './support.ts';

const PAGES = ['/privacy', '/terms', '/cookie-policy'];

/** The statements of each page, by name. */
const SAYS: Record<string, Record<string, string[]>> = {
  '/privacy': {
    'the privacy policy is not for under-16s, and names the GDPR and the CCPA': [
      'Rapport isn’t for anyone under 16',
      'Your rights under the GDPR',
      'California Consumer Privacy Act (CCPA)',
    ],
  },
  '/terms': {
    'the terms set the minimum age at 18': ['You must be at least 18 years old'],
    'the terms limit liability to the payments of the last 6 months or 100 dollars': [
      'paid us in the last 6 months',
      'or to 100 dollars',
    ],
    'the terms settle disputes under California law in San Francisco': [
      'governed by the law of the State of California',
      'courts in San Francisco, California',
    ],
    'the terms say how influencers are paid, and how a subscription ends': [
      'typically processed 7–14 days after campaign approval, by direct deposit, PayPal, or other methods',
      'You may cancel a subscription at any time',
      'stays active until the end of the billing period',
      'There are no refunds for partial months',
      'Basic, Professional, and Enterprise',
      'may upgrade to Premium',
      'Chrome, Firefox, Safari, and Edge',
    ],
  },
};

for (const path of PAGES)
  test(`${path} says and does what the product document describes`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const contents = page.getByRole('navigation', { name: 'On this page' });

    await test.step('is dated Last Updated: May 15, 2025', async () => {
      await expect(main.getByText('Last Updated: May 15, 2025', { exact: true })).toBeVisible();
      await expect(main.locator('time')).toHaveAttribute('datetime', '2025-05-15');
    });

    await test.step('is a long text', async () => {
      expect((await main.innerText()).split(/\s+/).length).toBeGreaterThan(1000);
    });

    await test.step('announces material changes 30 days ahead', async () => {
      await expect(main).toContainText(/at least 30 days/);
    });

    for (const [statement, words] of Object.entries(SAYS[path] ?? {}))
      await test.step(statement, async () => {
        for (const part of words) await expect(main).toContainText(part);
      });

    await test.step('each link in the table of contents scrolls its section below the header and sets the hash', async () => {
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
      // The link stays in view beside the text.
      await expect(link).toBeInViewport();
    });

    await test.step('prints without the table of contents', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(contents).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('opens at the section that the hash names', async () => {
      const href = (await contents.getByRole('link').last().getAttribute('href'))!;
      await page.goto('/');
      await page.goto(`${path}${href}`);
      await expect(page.locator(href)).toBeInViewport();
    });
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES)
    test(`${path} can be read, and its table of contents works`, full, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
      await link.click();
      const href = (await link.getAttribute('href'))!;
      await expect(page.locator(href)).toBeInViewport();
      expect(await page.locator(href).innerText()).toContain(await link.innerText());
    });
});

test('the privacy policy links to the cookie policy, within the site', full, async ({ page }) => {
  await open(page, '/privacy');
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'cookie policy' }).first().click();
  await expect(page).toHaveURL('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  await expectAlive(page);
});

test.describe('the cookie policy is true', () => {
  test('for a visitor who only browses, nothing but scroll positions is stored', async ({
    page,
    context,
  }) => {
    for (const path of ['/', '/blog', '/cookie-policy']) await open(page, path);
    // After a reload, the storage also has what the page stores late or on leaving.
    await page.reload();
    await ready(page);
    expect(await stored(page)).toEqual(['rapport:positions']);
    expect(await context.cookies()).toEqual([]);
  });

  test(
    'it names everything stored for an account, and logging out removes what it says',
    full,
    async ({ page, context }) => {
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
      const kept = new Set(['rapport:positions', 'sessionEnd']);
      expect((await stored(page)).filter((name) => !kept.has(name))).toEqual([]);
    },
  );
});

/** Returns the names of everything that this site stores in the browser, except cookies. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
