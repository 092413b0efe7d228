/** Simulates network and service faults between browser and backend. */
import { completeProfileForm, signInForm, signUpForm } from '@rapport/ui/testing/playwright';
import {
  accountOf,
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  full,
  hold,
  logOut,
  mailsTo,
  open,
  signIn,
  signUp,
  someone,
  stopClock,
  test,
  codeOf,
} from './support.ts';

test.use({ expectedError: FAILED_REQUEST });

test('the service does not respond: an alert appears, the input is kept and a retry succeeds', async ({
  page,
}) => {
  const account = someone();
  await open(page, '/register');
  await signUpForm(page).fill(account);
  await page.route(/accounts:signUp/, (route) => route.abort());
  await signUpForm(page).submit();
  await expect(page.getByRole('alert')).toContainText('We couldn’t connect.');
  await expect(page.getByRole('alert')).not.toContainText('auth/');
  await expect(page.getByLabel('Email address')).toHaveValue(account.email);
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue(account.password);

  await page.unroute(/accounts:signUp/);
  await signUpForm(page).submit();
  await expectDashboard(page, account);
});

test.describe('code that a form downloads when it is first used', () => {
  // The form logs why the download failed.
  test.use({
    expectedError: /Failed to (?:load resource|fetch dynamically imported module)|didn’t load/,
  });

  for (const code of ['account-actions.ts', 'SignUpForm.schema.js', 'forms/validation.js']) {
    test(
      `the code of ${code} does not load: an alert appears, the input is kept and a retry succeeds`,
      full,
      async ({ page }) => {
        const account = someone();
        const chunk = codeOf(code);
        await open(page, '/register');
        await page.route(chunk, (route) => route.abort());
        await signUpForm(page).fill(account).submit();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('Failed to create an account: Part of this page');
        await expect(alert).not.toContainText('http');
        await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);

        await page.unroute(chunk);
        await signUpForm(page).submit();
        await expectDashboard(page, account);
      },
    );
  }
});

test(
  'the account is created but the response is lost: a retry finishes the sign-up',
  full,
  async ({ page }) => {
    const account = someone();
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.route(/accounts:signUp/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await signUpForm(page).submit();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accountOf(account.email)).toHaveLength(1);

    await page.unroute(/accounts:signUp/);
    await signUpForm(page).submit();
    await expectDashboard(page, account);
    expect((await accountOf(account.email))[0]?.displayName).toBe(account.fullName);
  },
);

for (const [what, step] of [
  ['the display name', /accounts:update/],
  ['the profile record', /:commit/],
] as const)
  test(
    `${what} cannot be saved: the account is kept, and a retry finishes the sign-up`,
    full,
    async ({ page }) => {
      const account = someone('influencer');
      await open(page, '/register');
      await signUpForm(page).fill(account);
      await page.route(step, (route) => route.abort());
      await signUpForm(page).submit();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/register');
      expect(await accountOf(account.email)).toHaveLength(1);
      await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName);

      await page.unroute(step);
      await signUpForm(page).submit();
      await expectDashboard(page, account);
      expect(await accountOf(account.email)).toHaveLength(1);

      // The record exists, so the type comes back without local storage.
      await logOut(page);
      await open(page, '/login');
      await signInForm(page).fill(credentials(account)).submit();
      await expectDashboard(page, account);
    },
  );

test(
  'the visitor leaves after a failed profile write: the next sign-in completes it',
  full,
  async ({ page, browser }) => {
    const account = someone('influencer');
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.route(/:commit/, (route) => route.abort());
    await signUpForm(page).submit();
    await expect(page.getByRole('alert')).toBeVisible();

    // Another browser knows neither the name nor the type, so it asks for both.
    const elsewhere = await browser.newPage();
    await open(elsewhere, '/login');
    await signInForm(elsewhere).fill(credentials(account)).submit();
    await expect(elsewhere).toHaveURL('/dashboard');
    await completeProfileForm(elsewhere)
      .fill({ fullName: 'Ada King', userType: 'influencer' })
      .submit();
    await expectDashboard(elsewhere, account);
    await expect(elsewhere.getByRole('banner').getByText('Ada King')).toBeVisible();
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
    await elsewhere.reload();
    await expectDashboard(elsewhere, account);
    await elsewhere.close();
  },
);

test(
  'the visitor comes back after the display name failed: the page completes it from the sign-up form',
  full,
  async ({ page }) => {
    const account = someone('influencer');
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.route(/accounts:update/, (route) => route.abort());
    await signUpForm(page).submit();
    await expect(page.getByRole('alert')).toBeVisible();

    await page.unroute(/accounts:update/);
    await page.reload();
    await expectDashboard(page, account);
    await expect(page.getByRole('banner').getByText(account.fullName)).toBeVisible();
    expect((await accountOf(account.email))[0]?.displayName).toBe(account.fullName);
  },
);

for (const [what, status, body] of [
  ['too many requests', 429, { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }],
  ['an error of its own', 503, { error: { code: 503, message: 'The service is unavailable.' } }],
] as const)
  test(
    `the account is created but not confirmed (${what}): pressing again finishes the sign-up`,
    full,
    async ({ page }) => {
      const account = someone('influencer');
      await open(page, '/register');
      await signUpForm(page).fill(account);
      await page.route(/accounts:lookup/, (route) => route.fulfill({ status, json: body }));
      await signUpForm(page).submit();
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).not.toContainText('couldn’t create');
      await expect(alert).not.toContainText('auth/');
      expect(await accountOf(account.email)).toHaveLength(1);

      await page.unroute(/accounts:lookup/);
      await signUpForm(page).submit();
      await expectDashboard(page, account);
      await expect(page.getByRole('banner').getByText(account.fullName)).toBeVisible();
      expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
    },
  );

test(
  'the page is gone in the middle of a sign-up: the next sign-in finishes it',
  full,
  async ({ page, context }) => {
    const account = someone('influencer');
    await open(page, '/register');
    await signUpForm(page).fill(account);
    const created = page.waitForResponse(/accounts:signUp/);
    await page.route(/accounts:lookup/, () => {
      /* never answered */
    });
    await signUpForm(page).submit();
    await created;
    await page.close();

    const next = await context.newPage();
    await signIn(next, account);
    await expect(next.getByRole('banner').getByText(account.fullName)).toBeVisible();
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
  },
);

test('the token has expired when the profile is read: it is refreshed', full, async ({ page }) => {
  const account = someone('influencer');
  await signUp(page, account);
  await page.evaluate(() => localStorage.removeItem('userType'));
  let count = 0;
  await page.route(/:batchGet/, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    count += 1;
    if (count > 1) return route.continue();
    const error = { code: 401, status: 'UNAUTHENTICATED', message: 'The token has expired.' };
    return route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: [{ error }],
    });
  });
  await page.reload();
  await expectDashboard(page, account);
  expect(count).toBe(2);
});

test(
  'a second tab during a sign-up waits instead of asking for the type',
  full,
  async ({ page, context }) => {
    const account = someone('influencer');
    const second = await context.newPage();
    await open(second, '/register');
    await second.getByLabel('Full Name').focus();
    await open(page, '/register');
    await signUpForm(page).fill(account);
    const answer = await hold(page, /:commit/);
    const commit = page.waitForRequest(/:commit/);
    await signUpForm(page).submit();
    await commit;
    await second.goto('/dashboard');
    await expect(second.getByText('Loading your dashboard')).toBeVisible();
    answer();
    await expectDashboard(page, account);
    await expectDashboard(second, account);
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
  },
);

test(
  'the verification email cannot be sent: the sign-up succeeds anyway',
  full,
  async ({ page }) => {
    const account = someone();
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.route(/accounts:sendOobCode/, (route) => route.abort());
    await signUpForm(page).submit();
    await expectDashboard(page, account);
    await page.unroute(/accounts:sendOobCode/);
    const step = page.getByRole('listitem').filter({ hasText: 'Confirm your email' });
    await expect(step).toContainText('we couldn’t send the email');
    await step.getByRole('button', { name: 'Send it again' }).click();
    await expect(step.getByText(/^Sent\./)).toBeVisible();
    await expect(step.getByRole('button', { name: /^Resend at/ })).toBeFocused();
  },
);

test('the profile cannot be read: the local type is used', full, async ({ page }) => {
  const account = someone('influencer');
  await signUp(page, account);
  await page.route(/:batchGet/, (route) => route.abort());
  await page.reload();
  await expectDashboard(page, account);
});

test(
  'the profile cannot be read and no local type is known: an error panel links to the home page',
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

test(
  'the profile is still loading when the session is known: the spinner stays',
  full,
  async ({ page }) => {
    const account = someone('influencer');
    await signUp(page, account);
    await page.evaluate(() => localStorage.removeItem('userType'));
    const answer = await hold(page, /:batchGet/);
    await stopClock(page);
    await page.reload();
    await expect(page.locator('body')).toBeHidden();
    await page.clock.runFor(4000);
    await page.clock.resume();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading your dashboard' });
    await expect(spinner).toBeVisible();
    // Well beyond the second for which the spinner always shows.
    await page.clock.runFor(1500);
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer();
    await expectDashboard(page, account);
  },
);

test('the profile record and the local type differ: the record wins', full, async ({ page }) => {
  const account = someone('influencer');
  await signUp(page, account);
  await page.evaluate(() => localStorage.setItem('userType', 'brand'));
  await page.reload();
  await expectDashboard(page, account);
});

test(
  'the service does not respond for a stored session: the stored user is used after the time limit',
  full,
  async ({ page }) => {
    const account = someone('brand');
    await signUp(page, account);
    await page.route(/accounts:lookup|token\?key/, () => {
      /* never answered */
    });
    await stopClock(page);
    await page.reload();
    await expect(page.locator('body')).toBeHidden();
    await page.clock.runFor(4000);
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    await page.clock.resume();
    await expectDashboard(page, account);
  },
);
