/**
 * A tab that was open during a deployment: the server no longer has the files that the tab needs.
 */
import { signUpForm } from '@rapport/ui/testing/playwright';
import type { Page } from '@playwright/test';
import { codeOf, expect, expectAlive, full, mark, open, ready, someone, test } from './support.ts';

// Browsers and the form log a missing file.
test.use({
  expectedError: /Failed to (?:load resource|fetch dynamically imported module)|didn’t load/,
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
  const loaded = loadedPages(page);
  await page.route(files, (route) =>
    loaded.length === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [what, files] of Object.entries({
  'every file': () => /\/assets\//,
  'the module of the page': () => codeOf('pages/About.tsx'),
}))
  test(`${what} is missing: the page is loaded from the server, once`, full, async ({ page }) => {
    await open(page, '/');
    const loaded = loadedPages(page);
    await deploy(page, files());
    await follow(page, 'About');
    await expect.poll(() => loaded).toEqual(['/about']);
    await expect(page).toHaveTitle(/^About/);
    await ready(page);
    await mark(page);
    await follow(page, 'FAQ');
    await expect(page).toHaveTitle(/^FAQ/);
    await expectAlive(page);
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Connect. Create. Monetize.');
  });

test(
  'files stay missing: the page is shown as it is sent, after one try',
  full,
  async ({ page }) => {
    const miss = (route: { fulfill(answer: { status: number }): Promise<void> }) =>
      route.fulfill({ status: 404 });
    await open(page, '/');
    const loaded = loadedPages(page);
    await page.route(codeOf('pages/About.tsx'), miss);
    await follow(page, 'About');
    await expect(heading(page)).toHaveText('Built by creators and brands');
    expect(loaded).toEqual(['/about']);
    await page.goBack();
    await expect(heading(page)).toHaveText('Connect. Create. Monetize.');
  },
);

test('without a network, nothing reloads', full, async ({ page, context }) => {
  await open(page, '/');
  await mark(page);
  await context.setOffline(true);
  await follow(page, 'About');
  await expect(heading(page)).toHaveText('Error');
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
