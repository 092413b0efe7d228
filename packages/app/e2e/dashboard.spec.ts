/** Signing up as each account type, and its dashboard, as the product document describes both. */
import type { Locator } from '@playwright/test';
import {
  accountOf,
  axeFaults,
  COLORS,
  expect,
  FAILED_REQUEST,
  full,
  hold,
  logOut,
  mailsTo,
  open,
  sideways,
  signIn,
  signUp,
  someone,
  stopClock,
  test,
} from './support.ts';
import { walk } from './walk.ts';

const CARDS = {
  brand: [
    ['Find Influencers', 'Explore'],
    ['Campaign Analytics', 'View Analytics'],
    ['Messages', 'Open Inbox'],
  ],
  influencer: [
    ['Find Brands', 'Explore'],
    ['Your Portfolio', 'Edit Portfolio'],
    ['Messages', 'Open Inbox'],
  ],
} as const;

/** Expects that the page that the link leads to has the part that its hash names. */
async function expectPart(link: Locator): Promise<void> {
  const [path = '', id] = (await link.getAttribute('href'))!.split('#');
  const response = await link.page().request.get(path);
  expect(await response.text(), path).toContain(id ? ` id="${id}"` : '<h1');
}

for (const userType of ['brand', 'influencer'] as const)
  test(`signs up as ${userType}, sees the dashboard, logs out, logs in again`, async ({ page }) => {
    const account = someone(userType);
    const storedType = () => page.evaluate(() => localStorage.getItem('userType'));
    await signUp(page, account);
    expect(await storedType()).toBe(userType);
    expect((await accountOf(account.email))[0]?.displayName).toBe(account.fullName);
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
    await walk(page, '/dashboard');
    const cards = page.getByRole('region', { name: 'Your tasks' });

    await test.step('has its three cards, whose buttons lead nowhere and say so', async () => {
      const titles = cards.getByRole('heading', { level: 3 });
      await expect(titles).toHaveText(CARDS[userType].map(([title]) => title));
      const buttons = cards.getByRole('button');
      await expect(buttons).toHaveText(CARDS[userType].map(([, action]) => action));
      for (const button of await buttons.all()) {
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toHaveAccessibleDescription(/can’t|will be/);
        await expectPart(dialog.getByRole('link'));
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      }
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('shows an example on the first card, and the visitor’s own on the others', async () => {
      await expect(cards.locator('.site-Screen-window')).toContainText([
        'Example',
        account.fullName,
        account.fullName,
      ]);
    });

    await test.step('says what a new account can do first', async () => {
      const steps = page.getByRole('region', { name: 'Start here' }).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.first()).toHaveAttribute('aria-current', 'step');
      await expect(steps.first()).toContainText(account.email);
      for (const link of await steps.getByRole('link').all()) await expectPart(link);
    });

    await test.step('has the email, a Home link and a welcome', async () => {
      await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
      await expect(page.getByText(`Welcome, ${account.fullName}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/');
    });

    await logOut(page);
    expect(await storedType()).toBeNull();
    // The type now comes only from the profile record.
    await signIn(page, account);
  });

test('the dashboard at other widths and in dark', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, someone());
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sideways(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, COLORS), 'axe, dark, 1440 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 664 });
  expect.soft(await axeFaults(page), 'axe, 390 px').toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  const first = page.getByRole('button', { name: 'Resend the link' });
  await expect.soft(first, 'the first screen of a phone').toBeInViewport({ ratio: 1 });
});

test('a spinner shows for 1000 ms, in a frame that stays', full, async ({ page }) => {
  await signUp(page, someone('influencer'));
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(link).toBeVisible();
  await stopClock(page);
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Influencer Dashboard' });
  const spinner = page.getByRole('status').filter({ hasText: 'Loading your dashboard' });
  await expect(spinner).toBeVisible();
  // Once the title is set, the page's effects have run and the 1000 ms have begun.
  await expect(page).toHaveTitle(/^Dashboard/);
  // The pictures download while the spinner shows.
  await expect(page.locator('.site-Screen-window')).toHaveCount(3);
  const height = () => page.getByRole('main').evaluate((main) => main.clientHeight);
  const before = await height();
  await page.clock.runFor(950);
  await expect(heading).toBeHidden();
  await page.clock.runFor(100);
  await expect(heading).toBeVisible();
  expect(await height()).toBe(before);
});

test.describe('a profile that cannot be read', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test(
    'and whose type is unknown is an Error panel with a Return to Home link',
    full,
    async ({ page }) => {
      await signUp(page, someone());
      await page.evaluate(() => localStorage.removeItem('userType'));
      await page.route(/:batchGet/, (route) => route.abort());
      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert').last()).toContainText('still couldn’t load');
      await main.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('is waited for beyond the second of the spinner', full, async ({ page }) => {
    await signUp(page, someone('influencer'));
    await page.evaluate(() => localStorage.removeItem('userType'));
    const answer = await hold(page, /:batchGet/);
    await stopClock(page);
    await page.reload();
    await page.clock.runFor(4000);
    await page.clock.resume();
    await page.clock.runFor(1500);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { name: 'Influencer Dashboard' })).toBeVisible();
  });
});
