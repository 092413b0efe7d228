/** The dashboard of each account type, as the product document describes it. */
import type { Locator } from '@playwright/test';
import { outlineFaults } from './outline.ts';
import {
  axeFaults,
  blockContent,
  COLORS,
  expect,
  full,
  open,
  sideways,
  signUp,
  someone,
  stopClock,
  test,
} from './support.ts';

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
  if (!id) return;
  const response = await link.page().request.get(path);
  expect(await response.text(), path).toContain(`id="${id}"`);
}

for (const userType of ['brand', 'influencer'] as const)
  test(`the ${userType} dashboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.add(request.url());
    });
    await blockContent(page);
    const account = someone(userType);
    await signUp(page, account);
    const main = page.getByRole('main');
    const cards = page.getByRole('region', { name: 'Your tasks' });

    await test.step('needs only the small fonts', async () => {
      expect([...fonts].filter((file) => !file.includes('-basic-'))).toEqual([]);
      expect(fonts.size).toBe(2);
    });

    await test.step('has its three cards, whose buttons lead nowhere and say so', async () => {
      const titles = cards.getByRole('heading', { level: 3 });
      await expect(titles).toHaveText(CARDS[userType].map(([title]) => title));
      const buttons = cards.getByRole('button');
      await expect(buttons).toHaveText(CARDS[userType].map(([, action]) => action));
      for (const button of await buttons.all()) {
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toHaveAccessibleDescription(/can’t|will be/);
        await expect(dialog.getByRole('link')).toHaveCount(1);
        await expectPart(dialog.getByRole('link'));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('shows an example on the first card, and the visitor’s own on the others', async () => {
      const windows = cards.getByRole('listitem').locator('.rp-Screen-window');
      await expect(windows).toHaveCount(3);
      for (const picture of await windows.all())
        await expect(picture).toHaveAttribute('aria-hidden', 'true');
      await expect(windows.nth(0)).toContainText('Example');
      await expect(windows.nth(1)).toContainText(account.fullName);
      await expect(windows.nth(2)).toContainText(account.fullName);
    });

    await test.step('shows the first thing to do in the first screen of a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      const box = await main.getByRole('button', { name: 'Resend the link' }).boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(664);
    });

    await test.step('has a logo that leads home, and buttons of one width', async () => {
      await expect(page.getByRole('link', { name: 'Rapport' })).toHaveAttribute('href', '/');
      const widths = await page
        .getByRole('banner')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
      expect(widths).toEqual([widths[0], widths[0]]);
    });

    await test.step('starts the pictures of cards side by side on one line', async () => {
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const pictures = cards.locator('.rp-DashboardCards-picture');
        const [second, third] = [
          await pictures.nth(1).boundingBox(),
          await pictures.nth(2).boundingBox(),
        ];
        expect(second?.y, `${width} px`).toBe(third?.y);
      }
    });

    await test.step('is accessible, light and dark, at every width', async () => {
      for (const width of [320, 768, 1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await sideways(page);
        expect.soft(wider, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        if (width < 1440) continue;
        expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
        expect.soft(await axeFaults(page), `axe, light, ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await page.evaluate(outlineFaults), 'outline, 360 px').toEqual([]);
      expect.soft(await axeFaults(page, COLORS), 'axe, dark, 360 px').toEqual([]);
    });

    await test.step('says what a new account can do first', async () => {
      const steps = main.getByRole('region', { name: 'Start here' }).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.first()).toHaveAttribute('aria-current', 'step');
      await expect(steps.first()).toContainText(account.email);
      for (const link of await steps.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^\/(for-influencers|for-brands|services|faq)#/);
        await expectPart(link);
      }
    });

    await test.step('has the email, a Home link and a welcome', async () => {
      await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
      await expect(page.getByText(`Welcome, ${account.fullName}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  });

for (const userType of ['brand', 'influencer'] as const)
  test(`the ${userType} dashboard in the other schemes and widths`, full, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await signUp(page, someone(userType));
    expect.soft(await axeFaults(page), 'axe, light, 360 px').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeFaults(page), 'axe, dark, 1440 px').toEqual([]);
  });

test(
  'while it loads, its frame is there, and nothing moves when the rest comes',
  full,
  async ({ page }) => {
    await signUp(page, someone('influencer'));
    await open(page, '/');
    await stopClock(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page).toHaveTitle(/^Dashboard/);
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    // The pictures download while the spinner shows.
    await expect(page.locator('.rp-Screen-window')).toHaveCount(3);
    const places = () =>
      Promise.all([
        page.getByRole('link', { name: 'Home', exact: true }).boundingBox(),
        page.locator('h1').boundingBox(),
        ...[0, 1, 2].map((index) =>
          page.locator('.rp-DashboardCards-card').nth(index).boundingBox(),
        ),
        page.getByRole('main').boundingBox(),
      ]);
    const before = await places();
    await page.clock.runFor(1100);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const after = await places();
    // Only a placeholder of a heading is as wide as its words.
    for (const [index, place] of after.entries())
      for (const side of ['x', 'y', 'height'] as const)
        expect(before[index]?.[side], `${index} ${side}`).toBeCloseTo(place?.[side] ?? NaN, 0);
  },
);
