/** The dashboard until the email address is confirmed. */
import type { Page } from '@playwright/test';
import { expect, followLink, full, mailsTo, signUp, someone, test } from './support.ts';

const step = (page: Page) => page.getByRole('listitem').filter({ hasText: /Confirm|confirmed/ });

test('the link is sent again at most once a minute', full, async ({ page }) => {
  const account = someone('influencer');
  await page.clock.install();
  await signUp(page, account);
  const button = step(page).getByRole('button');
  await button.click();
  await expect(button).toHaveAccessibleName(/^Resend at \d+:\d\d\s[AP]M$/);
  await expect(button).toBeFocused();
  // A click would wait until the button is enabled.
  await button.press('Enter');
  expect(await mailsTo(account.email)).toHaveLength(2);
  await page.clock.runFor(120_000);
  await expect(button).toHaveAccessibleName('Resend the link');
  await button.click();
  await expect(button).toHaveAccessibleName(/^Resend at/);
  expect(await mailsTo(account.email)).toHaveLength(3);
});

test(
  'an address that is confirmed elsewhere is noticed on return to the tab',
  full,
  async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await step(page).getByRole('button', { name: 'Resend the link' }).focus();
    await followLink(account.email);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(step(page).getByRole('status')).toHaveText(['Thanks. Your address is confirmed.']);
    // The button is gone, so keyboard users need the focus elsewhere.
    await expect(step(page)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expect(step(page)).toHaveCount(0);
  },
);
