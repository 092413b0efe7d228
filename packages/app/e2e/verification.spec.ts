/** The dashboard until the email address is confirmed. */
import type { Page } from '@playwright/test';
import { expect, followLink, mailsTo, ready, signUp, someone, test } from './support.ts';

const step = (page: Page) => page.getByRole('listitem').filter({ hasText: /Confirm|confirmed/ });
const mails = (count: number) => Array.from({ length: count }, () => 'VERIFY_EMAIL');

test('the link is sent again at most once a minute', async ({ page }) => {
  const account = someone('influencer');
  await page.clock.install();
  await signUp(page, account);
  const button = step(page).getByRole('button');
  await button.click();
  await expect(button).toHaveAccessibleName(/^Resend at \d+:\d\d\s[AP]M$/);
  await expect(button).toBeFocused();
  await expect(step(page).getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
  expect(await mailsTo(account.email)).toEqual(mails(2));

  await test.step('after a reload, too', async () => {
    await page.reload();
    await ready(page);
    await page.clock.runFor(2000);
    await expect(button).toHaveAccessibleName(/^Resend at/);
    // A click would wait until the button is enabled.
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(/^Resend at/);
    expect(await mailsTo(account.email)).toEqual(mails(2));
  });

  await test.step('then it can be sent again', async () => {
    await page.clock.runFor(120_000);
    await expect(button).toHaveAccessibleName('Resend the link');
    await button.click();
    await expect(button).toHaveAccessibleName(/^Resend at/);
    expect(await mailsTo(account.email)).toEqual(mails(3));
  });
});

test('an address that is confirmed elsewhere is noticed', async ({ page }) => {
  const account = someone();
  await signUp(page, account);

  await test.step('on return to the tab, and announced', async () => {
    await step(page).getByRole('button', { name: 'Resend the link' }).focus();
    await followLink(account.email);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(step(page).getByRole('status')).toHaveText(['Thanks. Your address is confirmed.']);
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    // The button is gone, so keyboard users need the focus elsewhere.
    await expect(step(page)).toBeFocused();
  });

  await test.step('on the next visit, nothing asks for it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expect(step(page)).toHaveCount(0);
  });
});
