/** Points 2, 5, 7 and 9 of the specification: the help center. */
import { expect, open, test } from './support.ts';

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

  await test.step('the search has an input and a Search button; it sends nothing and says so', async () => {
    const requests: string[] = [];
    const field = page.getByRole('searchbox', { name: 'Search the Help Center' });
    await expect(page.getByText('Search isn’t live yet.')).toBeVisible();
    await field.fill('invoice');
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('We can’t search the Help Center yet.')).toBeVisible();
    await expect(page).toHaveURL('/help-center');
    await expect(field).toHaveValue('invoice');
    expect(requests).toEqual([]);
  });

  await test.step('Search Help scrolls to the search box', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const field = page.getByRole('searchbox');
    await open(page, '/help-center');
    await expect(field).not.toBeInViewport();
    await page.getByRole('link', { name: 'Search Help' }).click();
    await expect(page).toHaveURL('/help-center#search');
    await expect(field).toBeInViewport();
  });

  await test.step('there are three lists of popular topics, and their links end at /', async () => {
    const topics = page.getByRole('region', { name: 'Popular topics' });
    await expect(topics.getByRole('list')).toHaveCount(3);
    for (const link of await topics.getByRole('link').all())
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

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search still says that it isn’t live, and names the way on', async ({ page }) => {
    await page.goto('/help-center');
    const note = page.getByText('Search isn’t live yet.');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  });
});
