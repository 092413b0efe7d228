/**
 * A tab that was open during a deployment: the server no longer has the files that the tab needs.
 */
import { signUpForm } from '@rapport/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { expect, expectAlive, full, mark, open, ready, someone, test, codeOf } from './support.ts';

// Browsers and the form log a missing file.
test.use({
  expectedError:
    /Failed to (?:load resource|fetch dynamically imported module)|route table didn’t load|didn’t load|preload CSS/,
});

/** Collects the addresses that the page loads from the server from now on, without the router. */
function loadedPages(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Removes files from the server until it gets a request for a page. */
async function deploy(page: Page, files = /\/assets\//): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(files, (route) =>
    isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the requested page is loaded from the server, once', async ({ page }) => {
  await open(page, '/');
  const loaded = loadedPages(page);
  await deploy(page);
  await follow(page, 'About');
  await expect(page).toHaveTitle(/^About/);
  await ready(page);
  await mark(page);
  await follow(page, 'FAQ');
  await expect(page).toHaveTitle(/^FAQ/);
  await expectAlive(page);
  expect(loaded).toEqual(['/about']);
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('Connect. Create. Monetize.');
});

for (const [what, files] of [
  ['the route table', () => codeOf('src/routes.tsx')],
  ['the module of the page', () => codeOf('pages/About.tsx')],
  ['the stylesheet of the other pages', () => /\/assets\/other-.*\.css/],
] as const)
  test(`${what} is missing: the page is loaded from the server`, full, async ({ page }) => {
    await open(page, '/');
    const loaded = loadedPages(page);
    await deploy(page, files());
    await follow(page, 'About');
    await expect.poll(() => loaded).toEqual(['/about']);
    await expect(page).toHaveTitle(/^About/);
  });

test('on Back, the requested page is loaded from the server', full, async ({ page }) => {
  await open(page, '/about');
  await follow(page, 'FAQ');
  await expect(page).toHaveTitle(/^FAQ/);
  await page.reload();
  await ready(page);
  const loaded = loadedPages(page);
  await deploy(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  expect(loaded).toEqual(['/about']);
});

test.describe('files that stay missing', () => {
  const miss = (page: Page) =>
    page.route(codeOf('pages/About.tsx'), (route) => route.fulfill({ status: 404 }));

  test('a link ends at the page as it is sent, after one try', full, async ({ page }) => {
    await open(page, '/');
    const loaded = loadedPages(page);
    await miss(page);
    await follow(page, 'About');
    await expect(heading(page)).toHaveText('Built by creators and brands');
    expect(loaded).toEqual(['/about']);
    await page.goBack();
    await expect(heading(page)).toHaveText('Connect. Create. Monetize.');
  });

  test('the first page stays as it was sent after one try', full, async ({ page }) => {
    const loaded = loadedPages(page);
    await miss(page);
    // The page logs this when it gives up.
    const hasGivenUp = page.waitForEvent('console', (message) =>
      message.text().includes('dynamically imported module'),
    );
    await page.goto('/about');
    await hasGivenUp;
    expect(loaded).toEqual(['/about', '/about']);
    await expect(heading(page)).toHaveText('Built by creators and brands');
    await follow(page, 'FAQ');
    await expect(page).toHaveTitle(/^FAQ/);
  });

  test('without storage, too', full, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
    });
    await open(page, '/');
    const loaded = loadedPages(page);
    await miss(page);
    await follow(page, 'About');
    await expect(heading(page)).toHaveText('Built by creators and brands');
    expect(loaded).toEqual(['/about']);
  });
});

test('pointing at a link reloads nothing', full, async ({ page }) => {
  const link = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await open(page, '/');
  const loaded = loadedPages(page);
  await mark(page);
  await Promise.all([page.waitForResponse(codeOf('pages/Faq.tsx')), link('FAQ').focus()]);
  await deploy(page);
  await Promise.all([page.waitForResponse(codeOf('pages/About.tsx')), link('About').focus()]);
  // When this request is answered, the failure has reached the page.
  await page.evaluate(() => fetch('/favicon.svg'));
  await expectAlive(page);
  expect(loaded).toEqual([]);
});

test('without a network, nothing reloads', async ({ page, context }) => {
  await open(page, '/');
  await mark(page);
  await context.setOffline(true);
  await follow(page, 'About');
  await expect(heading(page)).toHaveText('Error');
  await expectAlive(page);
  await context.setOffline(false);
  await page.goBack();
  await expect(heading(page)).toHaveText('Connect. Create. Monetize.');
  await expectAlive(page);
});

test('a form reports the missing file and keeps the input', full, async ({ page }) => {
  const account = someone();
  await open(page, '/register');
  await mark(page);
  await deploy(page);
  await signUpForm(page).fill(account).submit();
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.');
  await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await expectAlive(page);
});
