/** How a page arrives: painted from its HTML alone, then completed. */
import { expect, FAILED_REQUEST, full, hold, open, ready, test } from './support.ts';

/** Whether everything below the header is drawn. Evaluated in the page. */
const isComplete = () =>
  [...document.querySelectorAll('main > :not(script), footer')].every((part) =>
    part.checkVisibility(),
  );

test(
  'the first screen needs no file; lower sections wait for their styles',
  full,
  async ({ page }) => {
    const release = await hold(page, /\/assets\//);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toBeHidden();
    release();
    await ready(page);
    expect(await page.evaluate(isComplete)).toBe(true);
  },
);

test(
  'without a stored session /dashboard leads to /login before any script has loaded',
  full,
  async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await ready(page);
  },
);

test('a place further down that an address names is scrolled to', full, async ({ page }) => {
  await open(page, '/#how-it-works');
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test.describe('if the styles fail to load', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('the page is shown without them', full, async ({ page }) => {
    await page.route(/\/assets\/late-/, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  });
});
