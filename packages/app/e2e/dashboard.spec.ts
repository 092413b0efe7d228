/** The dashboard of each account type, as the product document describes it. */
import { outlineFaults } from './outline.ts';
import {
  axeFaults,
  COLORS,
  expect,
  full,
  mailsTo,
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

for (const userType of ['brand', 'influencer'] as const)
  test(`the ${userType} dashboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.add(request.url());
    });
    const account = someone(userType);
    await signUp(page, account);
    const main = page.getByRole('main');
    const cards = page.getByRole('region', { name: 'Your tasks' });

    await test.step('needs only the small fonts', async () => {
      expect([...fonts].filter((file) => !file.includes('-basic-'))).toEqual([]);
      expect(fonts.size).toBe(2);
    });

    await test.step('has its three cards, whose buttons do nothing', async () => {
      const titles = cards.getByRole('heading', { level: 2 });
      await expect(titles).toHaveText(CARDS[userType].map(([title]) => title));
      const buttons = cards.getByRole('button');
      await expect(buttons).toHaveText(CARDS[userType].map(([, action]) => action));
      // Scrolling to a button brings pictures into view.
      const html = async () => (await main.innerHTML()).replaceAll(/ data-entered="\w+"/g, '');
      const before = await html();
      for (const button of await buttons.all()) await button.click();
      await expect(page).toHaveURL('/dashboard');
      expect(await html()).toBe(before);
    });

    await test.step('shows a screen on each card, and says once that its data is made up', async () => {
      const items = cards.getByRole('listitem');
      for (const card of await items.all())
        await expect(card.locator('.rp-Screen-window')).toHaveAttribute('aria-hidden', 'true');
      await expect(items).toHaveCount(3);
      await expect(page.getByText('Illustrative data')).toHaveCount(1);
      await expect(items.first().getByText('Illustrative data')).toBeVisible();
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

    await test.step('says what a new account still needs', async () => {
      await expect(main.getByRole('progressbar', { name: 'Your profile' })).toHaveAttribute(
        'aria-valuetext',
        '2 of 3 done',
      );
      await expect(
        main.getByRole('listitem').filter({ hasText: 'Confirm your email' }),
      ).toHaveAttribute('aria-current', 'step');
      await main.getByRole('button', { name: 'Resend the link' }).click();
      await expect(main.getByRole('status')).toContainText('Sent.');
      expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
    });

    await test.step('has the email, a Home link and a welcome', async () => {
      await expect(page.getByText(account.email)).toBeVisible();
      await expect(page.getByText(`Welcome, ${account.fullName}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
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
        page.getByRole('link', { name: 'Home' }).boundingBox(),
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
