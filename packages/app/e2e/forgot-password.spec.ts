/** “Forgot password?” on the sign-in page, which goes beyond the product document. */
import { signInForm } from '@rapport/ui/testing/playwright';
import type { Page } from '@playwright/test';
import {
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  followLink,
  full,
  logOut,
  mailsTo,
  open,
  signUp,
  someone,
  test,
} from './support.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Reset your password' });
const email = (page: Page) => page.getByLabel('Email address');
const SENT = /If there’s an account with this address/;

test('leads to a new password', full, async ({ page }) => {
  const account = someone();
  await signUp(page, account);
  await logOut(page);
  await open(page, '/login');

  await test.step('by keyboard, with the typed address', async () => {
    await email(page).fill(account.email);
    await page.getByRole('button', { name: 'Forgot password?' }).focus();
    await page.keyboard.press('Enter');
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(account.email);
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('status')).toContainText(SENT);
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
  });

  await test.step('and back, where the new one works', async () => {
    await form(page).getByRole('button', { name: 'Back to log in' }).click();
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
    const password = 'battery staple';
    await followLink(account.email, `&newPassword=${encodeURIComponent(password)}`);
    await signInForm(page)
      .fill(credentials({ ...account, password }))
      .submit();
    await expectDashboard(page, account);
  });
});

test.describe('refusals', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('say what to do, and nothing about accounts', full, async ({ page }) => {
    const stranger = someone();
    await open(page, '/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const send = form(page).getByRole('button', { name: 'Send the link' });

    await send.click();
    await expect(email(page)).toBeFocused();
    await email(page).fill(stranger.email);
    await page.route(/accounts:sendOobCode/, (route) => route.abort());
    await send.click();
    await expect(form(page).getByRole('alert')).toContainText('We couldn’t connect.');
    await page.unroute(/accounts:sendOobCode/);
    await send.click();
    await expect(form(page).getByRole('status')).toContainText(SENT);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });
});
