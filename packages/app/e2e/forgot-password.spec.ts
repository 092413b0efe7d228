/** “Forgot password?” on the sign-in page, which goes beyond the product document. */
import { signInForm } from '@rapport/ui/testing/playwright';
import type { Page } from '@playwright/test';
import {
  backendRequests,
  codeOf,
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  followLink,
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

test('leads to a new password', async ({ page }) => {
  const account = someone();
  await signUp(page, account);
  await logOut(page);
  await open(page, '/login');

  await test.step('by keyboard, with the typed address', async () => {
    await email(page).fill(account.email);
    await page.getByRole('button', { name: 'Forgot password?' }).focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(account.email);
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('status')).toContainText(SENT);
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
  });

  await test.step('and back, where the new one works', async () => {
    await form(page).getByRole('button', { name: 'Back to log in' }).click();
    await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
    await expect(email(page)).toHaveValue(account.email);
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

  test('say what to do, and nothing about accounts', async ({ page }) => {
    const stranger = someone();
    await open(page, '/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const requests = backendRequests(page);
    const send = form(page).getByRole('button', { name: 'Send the link' });
    const alert = form(page).getByRole('alert');

    await test.step('without an address', async () => {
      await send.click();
      await expect(email(page)).toBeFocused();
      expect(requests).toEqual([]);
    });
    await test.step('after too many attempts', async () => {
      await page.route(/accounts:sendOobCode/, (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
        }),
      );
      await email(page).fill(stranger.email);
      await send.click();
      await expect(alert).toHaveText(
        'We couldn’t send the link. Too many attempts. Please wait a few minutes, then try again.',
      );
      await expect(email(page)).toHaveValue(stranger.email);
    });
    await test.step('without a connection', async () => {
      await page.unroute(/accounts:sendOobCode/);
      await page.route(/accounts:sendOobCode/, (route) => route.abort());
      await send.click();
      await expect(alert).toContainText('We couldn’t connect.');
    });
    await test.step('an address without an account gets the same answer', async () => {
      await page.unroute(/accounts:sendOobCode/);
      await send.click();
      await expect(form(page).getByRole('status')).toContainText(SENT);
      expect(await mailsTo(stranger.email)).toEqual([]);
    });
  });

  test('the form cannot be downloaded', async ({ page }) => {
    await open(page, '/login');
    await page.route(codeOf('pages/ResetPassword.tsx'), (route) => route.abort());
    const forgot = page.getByRole('button', { name: 'Forgot password?' });
    await forgot.click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await page.unroute(codeOf('pages/ResetPassword.tsx'));
    await forgot.click();
    await expect(form(page)).toBeVisible();
  });
});
