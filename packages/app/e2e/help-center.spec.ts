/** Points 2, 5, 7 and 9 of the specification: the help center. */
import type { Page } from '@playwright/test';
import { axeFaults, expect, hold, open, test, codeOf } from './support.ts';

/** The code that is downloaded when the search is used. */
const INDEX = codeOf('pages/HelpResults.tsx');

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the Help Center' });

/** An answer among the results. */
const answer = (page: Page, question: string) =>
  page.getByRole('main').getByRole('link', { name: question });

test('/help-center says and does what the product document describes', async ({ page }) => {
  await open(page, '/help-center');

  await test.step('there are two video tutorials, of 10:23 and 8:45', async () => {
    const videos = page.getByRole('region', { name: 'Video tutorials' });
    await expect(videos.getByRole('listitem')).toHaveCount(2);
    await expect(videos.getByText('10:23')).toBeVisible();
    await expect(videos.getByText('8:45')).toBeVisible();
    await expect(videos.locator('time').first()).toHaveAttribute('datetime', 'PT10M23S');
    await expect(videos.getByRole('link')).toHaveCount(2);
  });

  await test.step('the search is in the first screen, and no list says Coming soon', async () => {
    const field = searchField(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(field, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport();
    }
    await expect(page.getByText('Coming soon', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('open soon')).toHaveCount(1);
  });

  await test.step('Search Help scrolls to the search box, where one can type at once', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const field = searchField(page);
    await page.getByRole('link', { name: 'Search Help' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Search Help' }).click();
    await expect(page).toHaveURL('/help-center#search');
    await expect(field).toBeInViewport();
    await expect(field).toBeFocused();
    await expect(page.getByText('Search the Help Center')).toBeInViewport();
  });

  await test.step('Search without words leads to the search box', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(searchField(page)).toBeFocused();
  });

  await test.step('there are three lists of popular topics, and their links end at /', async () => {
    const topics = page.getByRole('region', { name: 'Popular topics' });
    await expect(topics.getByRole('list')).toHaveCount(3);
    for (const link of await topics.getByRole('list').getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^\/help-center\/[a-z]+$/);
    await topics.getByRole('link', { name: 'Track a payment' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('six category cards lead to their own paths, which end at /', async () => {
    const categories = page.getByRole('region', { name: 'Help by category' });
    const paths = ['account', 'campaigns', 'payments', 'analytics', 'messaging', 'technical'];
    await page.goBack();
    const links = categories.getByRole('link');
    await expect(links).toHaveCount(paths.length);
    for (const [index, path] of paths.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `/help-center/${path}`);
    await links.first().click();
    await expect(page).toHaveURL('/');
  });

  await test.step('both Contact Support links lead to /contact, and View FAQ to /faq', async () => {
    await page.goBack();
    const main = page.getByRole('main');
    const support = main.getByRole('link', { name: 'Contact Support' });
    await expect(support).toHaveCount(2);
    for (const link of await support.all()) await expect(link).toHaveAttribute('href', '/contact');
    await main.getByRole('link', { name: 'View FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('answers appear while a visitor types, and Search puts the words in the address', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await open(page, '/help-center');
  await expect(page.getByText('Searching…')).toHaveCount(0);
  const field = searchField(page);
  const search = page.getByRole('button', { name: 'Search', exact: true });

  await test.step('the answers are those of the FAQ, with a start of the word or a typo', async () => {
    for (const words of ['payment', 'paym', 'paymnet', 'how do I get paid?']) {
      await field.fill(words);
      await expect(answer(page, 'When and how do I get paid?')).toHaveAttribute(
        'href',
        '/faq#for-influencers-6',
      );
    }
    await expect(page).toHaveURL('/help-center');
  });

  await test.step('the number of answers is announced', async () => {
    const live = page.locator('[aria-live="polite"]').filter({ hasText: /for “refund”/ });
    await field.fill('refund');
    await expect(live).toHaveText(/^\d answers? for “refund”$/);
  });

  await test.step('a guide that isn’t open yet is named once and is no link', async () => {
    await field.fill('revision');
    const guides = page.getByText(/Guides that open soon: .*Request a revision/);
    await expect(guides).toBeVisible();
    await expect(guides.getByRole('link', { name: 'Request a revision' })).toHaveCount(0);
  });

  await test.step('Back returns to the search before, and from a result to the results', async () => {
    await field.fill('browser');
    await search.click();
    await expect(page).toHaveURL('/help-center?q=browser#search');
    await field.fill('cancel');
    await field.press('Enter');
    await expect(page).toHaveURL('/help-center?q=cancel#search');
    await page.goBack();
    await expect(field).toHaveValue('browser');
    await expect(answer(page, 'Which browsers can I use?')).toBeVisible();
    await field.fill('payment');
    await answer(page, 'When and how do I get paid?').click();
    await expect(page).toHaveURL('/faq#for-influencers-6');
    await expect(page.getByText('Payments are typically processed')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/help-center?q=payment#search');
    await expect(field).not.toHaveAttribute('tabindex');
    await expect(field).toHaveValue('payment');
    await expect(answer(page, 'When and how do I get paid?')).toBeVisible();
  });

  await test.step('where nothing is found, the FAQ and the contact form lead on', async () => {
    await field.fill('zebra crossing');
    await expect(
      page.getByRole('heading', { name: 'No answers for “zebra crossing” yet' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'ask our support team' }).click();
    await expect(page).toHaveURL('/contact?subject=zebra%20crossing');
    await expect(page.getByLabel('Subject')).toHaveValue('zebra crossing');
  });
  expect(requests).toEqual([]);
});

test('a page opened with ?q= shows the answers', async ({ page }) => {
  await open(page, '/help-center?q=%20payment%20%3Cb%3E');
  await expect(searchField(page)).toHaveValue(' payment <b>');
  await expect(answer(page, 'When and how do I get paid?')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('words typed before the script are searched for', async ({ page }) => {
  const load = await hold(page, /\.js$/);
  await page.goto('/help-center');
  await searchField(page).fill('payment');
  load();
  await expect(answer(page, 'When and how do I get paid?')).toBeVisible();
});

test.describe('without its index', () => {
  test.use({ expectedError: /ERR_FAILED/ });

  test('the search says so, and Search tries again', async ({ page }) => {
    await open(page, '/help-center');
    await page.route(INDEX, (route) => route.abort());
    await searchField(page).fill('payment');
    const failed = page.getByText('Search didn’t load.');
    await expect(failed).toBeVisible();
    await expect(failed.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(answer(page, 'When and how do I get paid?')).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is submitted, and the page names the way on', async ({ page }) => {
    await page.goto('/help-center');
    await searchField(page).fill('payment');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/help-center?q=payment#search');
    // Queries by text leave out what is in `noscript`.
    const note = page.locator('main noscript p');
    await expect(note).toBeInViewport();
    await expect(note).toContainText('Search needs JavaScript.');
    await expect(note.locator('a').first()).toHaveAttribute('href', '/faq');
  });
});
