/** A sign-up that is cut off in a real browser. All other faults are in `tests/faults`. */
import { completeProfileForm, signInForm, signUpForm } from '@rapport/ui/testing/playwright';
import {
  accountOf,
  codeOf,
  credentials,
  expect,
  expectDashboard,
  full,
  mailsTo,
  open,
  signIn,
  someone,
  test,
} from './support.ts';

// Browsers and the form log why a download failed.
test.use({
  expectedError: /Failed to (?:load resource|fetch dynamically imported module)|didn’t load/,
});

test(
  'the service does not answer: an alert says so, the input is kept and a retry succeeds',
  full,
  async ({ page }) => {
    const account = someone();
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.route(/accounts:signUp/, (route) => route.abort());
    await signUpForm(page).submit();
    await expect(page.getByRole('alert')).toContainText('We couldn’t connect.');
    await expect(page.getByRole('alert')).not.toContainText('auth/');
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue(
      account.password,
    );

    await page.unroute(/accounts:signUp/);
    await signUpForm(page).submit();
    await expectDashboard(page, account);
  },
);

test('the record cannot be written: the next sign-in, in another browser, completes it', async ({
  page,
  browser,
}) => {
  const account = someone('influencer');
  await open(page, '/register');
  await signUpForm(page).fill(account);
  await page.route(/:commit/, (route) => route.abort());
  await signUpForm(page).submit();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await accountOf(account.email)).toHaveLength(1);

  // Another browser knows neither the name nor the type, so it asks for both.
  const elsewhere = await browser.newPage();
  await open(elsewhere, '/login');
  await signInForm(elsewhere).fill(credentials(account)).submit();
  await completeProfileForm(elsewhere)
    .fill({ fullName: 'Ada King', userType: 'influencer' })
    .submit();
  await expectDashboard(elsewhere, account);
  await expect(elsewhere.getByRole('banner').getByText('Ada King')).toBeVisible();
  expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
  await elsewhere.close();
});

test(
  'the page is gone in the middle: the next sign-in finishes',
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

test(
  'the code of the sign-up does not load: the input is kept and a retry succeeds',
  full,
  async ({ page }) => {
    const account = someone();
    const code = codeOf('actions.ts');
    await open(page, '/register');
    await page.route(code, (route) => route.abort());
    await signUpForm(page).fill(account).submit();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to create an account: Part of this page');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);

    await page.unroute(code);
    await signUpForm(page).submit();
    await expectDashboard(page, account);
  },
);

test('the verification email cannot be sent: the dashboard offers it', full, async ({ page }) => {
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
});
