/** Client-side navigation: point 2 of the product document, and what a browser would do. */
import type { Page } from '@playwright/test';
import {
  axeFaults,
  codeOf,
  expect,
  expectAlive,
  FAILED_REQUEST,
  full,
  hold,
  hrefs,
  mark,
  open,
  ready,
  test,
  turnScriptsOff,
} from './support.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const follow = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announced = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]');
const notice = (page: Page) => page.getByRole('main').locator('#notice');

const HOME = 'Connect. Create. Monetize.';
const NOT_OPEN = 'That page isn’t open yet, so here’s our homepage.';
const LINKS = ['Home', 'For Influencers', 'For Brands', 'Services', 'Podcast', 'About'];

test('the bar has its links and highlights the current page; Blog and Analytics only on their own', async ({
  page,
}) => {
  const links = bar(page).getByRole('link');
  const current = bar(page).locator('[aria-current="page"]');
  await open(page, '/blog');
  await expect(links).toHaveText(['Blog', ...LINKS, 'Login', 'Sign Up']);
  await expect(current).toHaveText(['Blog']);
  await follow(page, 'Analytics');
  await expect(links).toHaveText(['Analytics', ...LINKS, 'Login', 'Sign Up']);
  for (const name of [...LINKS, 'Login', 'Sign Up']) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(current).toHaveText([name]);
    await expect(links).toHaveText([...LINKS, 'Login', 'Sign Up']);
  }
});

test('the header is used by keyboard alone, on a phone too', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await bar(page).getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'For Influencers' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Grow your influence and income');
  await expect(heading(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('banner').locator('summary');
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(services).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Services/);
  await expect(services).toBeHidden();
});

test(
  'the bar fits on one line when there is room, even with an additional link',
  full,
  async ({ page }) => {
    // On a first visit the fonts may load too late. On the second they are in the cache.
    await open(page, '/analytics');
    await open(page, '/analytics');
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await bar(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const { top, height } = link.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        );
      expect(new Set(middles).size, `${width} px`).toBe(1);
    }
  },
);

test('the footer has the links of the document, social networks without links, and 2025', async ({
  page,
}) => {
  await open(page, '/');
  const links = footer(page).getByRole('navigation').getByRole('link');
  expect((await hrefs(links)).toSorted()).toEqual([
    '/about',
    '/analytics',
    '/blog',
    '/careers',
    '/community',
    '/contact',
    '/cookie-policy',
    '/faq',
    '/for-brands',
    '/for-influencers',
    '/help-center',
    '/podcast',
    '/privacy',
    '/services',
    '/terms',
  ]);
  const networks = footer(page).getByRole('list', { name: 'Soon on' });
  await expect(networks.getByRole('listitem')).toHaveText(['Instagram', 'YouTube', 'LinkedIn']);
  await expect(networks.locator('svg')).toHaveCount(3);
  await expect(networks.locator('a, button, [tabindex]')).toHaveCount(0);
  await expect(footer(page).getByText('© 2025')).toBeVisible();
});

test('a link does not reload, focuses the new heading, announces the title, updates the address to share', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('body'), 'the first page leaves the focus alone').toBeFocused();
  await mark(page);
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle('FAQ · Rapport');
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText('FAQ · Rapport');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAlive(page);
  const shared = page.locator('link[rel="canonical"]');
  await expect(shared).toHaveAttribute('href', /\/faq$/);
  await page.goBack();
  await expect(shared).toHaveAttribute('href', /\.example\/$/);
});

test('the old page is shown, and a bar, until the new one has loaded', full, async ({ page }) => {
  await open(page, '/');
  const load = await hold(page, codeOf('pages/Faq.tsx'));
  await follow(page, 'FAQ');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(heading(page)).toHaveText(HOME);
  load();
  await expect(page).toHaveTitle(/FAQ/);
});

test.describe('a page that does not exist', () => {
  // The browser logs the 404 of one that is opened directly.
  test.use({ expectedError: FAILED_REQUEST });

  test('ends at / if a link leads there, with focus, announcement, notice and a way back', async ({
    page,
  }) => {
    await open(page, '/about');
    await follow(page, 'Community');
    await mark(page);
    await page.getByRole('link', { name: 'View All Events' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(HOME);
    await expect(heading(page)).toBeFocused();
    await expect(announced(page)).toHaveText(
      `${NOT_OPEN} Back to the community ${await page.title()}`,
    );
    await expectAlive(page);
    await notice(page).getByRole('link', { name: 'Back to the community' }).click();
    await expect(page).toHaveTitle(/^Community/);
    await page.goBack();
    await expect(heading(page)).toHaveText(HOME);
    await expect(notice(page)).toHaveCount(0);
    // The link's own entry was replaced.
    await page.goBack();
    await expect(page).toHaveURL('/community');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  for (const [path, text, scope] of [
    ['/help-center/payments', NOT_OPEN, full],
    ['/no/such/page', 'We couldn’t find that page, so here’s our homepage.', {}],
  ] as const)
    test(
      `${path} goes to /, says why until a reload, and leaves no entry`,
      scope,
      async ({ page }) => {
        await open(page, '/login');
        await open(page, path);
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(/^Rapport: /);
        await expect(notice(page)).toContainText(text);
        await expect(announced(page)).toContainText(text);
        expect(await axeFaults(page)).toEqual([]);
        await page.reload();
        await expect(heading(page)).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL('/login');
      },
    );

  test('offers the home page with scripts off', full, async ({ page }) => {
    await turnScriptsOff(page);
    await page.goto('/events');
    await page.getByRole('link', { name: 'Go to the homepage' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page whose code does not load', () => {
  test.use({ expectedError: /Failed to (load resource|fetch dynamically)/ });

  test(
    'stays readable as it was sent if it is opened directly, and its links work',
    full,
    async ({ page }) => {
      await page.route(codeOf('pages/Analytics.tsx'), (route) => route.abort());
      const failed = page.waitForEvent('console', (message) =>
        message.text().includes('dynamically imported module'),
      );
      await page.goto('/analytics');
      await failed;
      await expect(heading(page)).toHaveText('See what a collaboration is worth');
      await follow(page, 'FAQ');
      await expect(page).toHaveTitle(/^FAQ/);
      await ready(page);
    },
  );
});
