/** The dashboard of each account type, as the product document describes it. */
import { expect, signUp, someone, test } from './support.ts';

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
  test.describe(`of the type ${userType}`, () => {
    test('has the email, a Home link and a welcome', async ({ page }) => {
      const account = someone(userType);
      await signUp(page, account);
      await expect(page.getByText(account.email)).toBeVisible();
      await expect(page.getByText(`Welcome, ${account.fullName}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('has its three cards, whose buttons do nothing', async ({ page }) => {
      await signUp(page, someone(userType));
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(titles).toHaveText(CARDS[userType].map(([title]) => title));
      const buttons = page.getByRole('main').getByRole('button');
      await expect(buttons).toHaveText(CARDS[userType].map(([, action]) => action));
      const before = await page.getByRole('main').innerHTML();
      for (const button of await buttons.all()) await button.click();
      await expect(page).toHaveURL('/dashboard');
      expect(await page.getByRole('main').innerHTML()).toBe(before);
    });
  });
