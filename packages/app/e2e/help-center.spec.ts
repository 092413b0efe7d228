/** Points 2, 5, 7 and 9 of the specification: the help center. */
import type { Page } from '@playwright/test';
import {
  codeOf,
  expect,
  expectNothingSent,
  expectScroll,
  full,
  hold,
  hrefs,
  open,
  test,
} from './support.ts';
import { walk } from './walk.ts';

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the Help Center' });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

/** An answer among the results. */
const answer = (page: Page, question: string) =>
  page.getByRole('main').getByRole('link', { name: question });

const PAID = 'When and how do I get paid?';

test('/help-center says and does what the product document describes', async ({ page }) => {
  await walk(page, '/help-center');
  const main = page.getByRole('main');

  await test.step('two video tutorials, of 10:23 and 8:45', async () => {
    const videos = page.getByRole('region', { name: 'Video tutorials' });
    await expect(videos.locator('time')).toHaveText([/^10:23/, /^8:45/]);
    await expect(videos.getByRole('link')).toHaveCount(2);
  });

  await test.step('three lists of popular topics, and six category cards', async () => {
    const topics = page.getByRole('region', { name: 'Popular topics' }).getByRole('list');
    await expect(topics).toHaveCount(3);
    for (const href of await hrefs(topics.getByRole('link')))
      expect(href).toMatch(/^\/help-center\/[a-z]+$/);
    const categories = page.getByRole('region', { name: 'Help by category' }).getByRole('link');
    expect(await hrefs(categories)).toEqual(
      ['account', 'campaigns', 'payments', 'analytics', 'messaging', 'technical'].map(
        (category) => `/help-center/${category}`,
      ),
    );
  });

  await test.step('what isn’t open yet is said once', async () => {
    await expect(page.getByRole('main').getByText(/\bopens? soon\b/)).toHaveCount(1);
  });

  await test.step('Contact Support leads to /contact, and View FAQ to /faq', async () => {
    const support = main.getByRole('link', { name: 'Contact Support' });
    expect(await hrefs(support)).toEqual(['/contact', '/contact']);
    const faq = main.getByRole('link', { name: 'View FAQ' });
    await expect(faq).toHaveAttribute('href', '/faq');
  });

  await test.step('Search Help scrolls to the search box, where one can type at once', async () => {
    const field = searchField(page);
    await expectScroll(page, page.getByRole('link', { name: 'Search Help' }), field);
    await expect(field).toBeFocused();
    await searchButton(page).click();
    await expect(field).toBeFocused();
  });

  await test.step('answers appear while a visitor types, with a start of the word or a typo', () =>
    expectNothingSent(page, async () => {
      for (const words of ['paym', 'paymnet', 'how do I get paid?']) {
        await searchField(page).fill(words);
        await expect(answer(page, PAID)).toHaveAttribute('href', '/faq#for-influencers-6');
      }
      await searchField(page).fill('refund');
      const live = page.locator('[aria-live="polite"]').filter({ hasText: /for “refund”/ });
      await expect(live).toHaveText(/^\d answers? for “refund”$/);
    }));

  await test.step('Back returns to the search before, and from a result to the results', async () => {
    await searchField(page).fill('browser');
    await searchButton(page).click();
    await expect(page).toHaveURL('/help-center?q=browser#search');
    await searchField(page).fill('payment');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/help-center?q=payment#search');
    await answer(page, PAID).click();
    await expect(page).toHaveURL('/faq#for-influencers-6');
    await expect(page.getByText('Payments are typically processed')).toBeVisible();
    await page.goBack();
    await expect(answer(page, PAID)).toBeVisible();
    await page.goBack();
    await expect(searchField(page)).toHaveValue('browser');
    await expect(answer(page, 'Which browsers can I use?')).toBeVisible();
  });

  await test.step('where nothing is found, the contact form leads on', async () => {
    await searchField(page).fill('zebra crossing');
    await expect(
      page.getByRole('heading', { name: 'No answers for “zebra crossing” yet' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'ask our support team' }).click();
    await expect(page).toHaveURL('/contact?subject=zebra%20crossing');
    await expect(page.getByLabel('Subject')).toHaveValue('zebra crossing');
  });
});

test(
  'a page opened with ?q=, or whose field was filled in before the script, shows the answers',
  full,
  async ({ page }) => {
    await open(page, '/help-center?q=%20payment%20%3Cb%3E');
    await expect(searchField(page)).toHaveValue(' payment <b>');
    await expect(answer(page, PAID)).toBeVisible();

    const load = await hold(page, /\.js$/);
    await page.goto('/help-center', { waitUntil: 'commit' });
    await searchField(page).fill('payment');
    load();
    await expect(answer(page, PAID)).toBeVisible();
  },
);

test.describe('without its index', () => {
  test.use({ expectedError: /ERR_FAILED/ });

  test('the search says so, and Search tries again', full, async ({ page }) => {
    const index = codeOf('pages/HelpResults.tsx');
    await open(page, '/help-center');
    await page.route(index, (route) => route.abort());
    await searchField(page).fill('payment');
    await expect(page.getByText('Search didn’t load.')).toBeVisible();
    await page.unroute(index);
    await searchButton(page).click();
    await expect(answer(page, PAID)).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is submitted, and the page names the way on', full, async ({ page }) => {
    await page.goto('/help-center', { waitUntil: 'commit' });
    await searchField(page).fill('payment');
    await searchButton(page).click();
    await expect(page).toHaveURL('/help-center?q=payment#search');
    // Queries by text leave out what is in `noscript`.
    const note = page.locator('main noscript p');
    await expect(note).toContainText('Search needs JavaScript.');
    await expect(note.locator('a').first()).toHaveAttribute('href', '/faq');
  });
});
