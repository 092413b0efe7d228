/** Points 2, 4, 5, 7 and 8 of the specification: making an account. */
import { signUpForm } from '@rapport/ui/testing/playwright';
import {
  backendRequests,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  full,
  hold,
  logOut,
  open,
  ready,
  signUp,
  someone,
  test,
} from './support.ts';

test('rejected input is not sent, and focus goes to the field', full, async ({ page }) => {
  const requests = backendRequests(page);
  await open(page, '/register');
  const form = signUpForm(page);
  await test.step('an empty form', async () => {
    await form.submit();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('no account type', async () => {
    await form.fill({ ...someone(), userType: undefined }).submit();
    await expect(page.locator('.rp-Alert')).toContainText('Please select account type');
    await expect(page.getByRole('radio').first()).toBeFocused();
  });
  await test.step('a malformed address', async () => {
    await form.fill({ ...someone(), email: 'not an address' }).submit();
    await expect(page.getByLabel('Email address')).toBeFocused();
  });
  await test.step('mismatched passwords', async () => {
    await form.fill({ ...someone(), confirmPassword: 'something else' }).submit();
    await expect(page.locator('.rp-Alert')).toContainText('Passwords do not match');
  });
  expect(requests).toEqual([]);
});

test.describe('input that the service rejects', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test(
    'shows a plain message and the service’s own text, and the input is kept',
    full,
    async ({ page }) => {
      const account = someone();
      await signUp(page, account);
      await logOut(page);
      await open(page, '/register');
      await signUpForm(page).fill(account).submit();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('There’s already an account with this email address.');
      await expect(alert).toContainText('Email already in use.');
      await expect(page.getByLabel('Full Name')).toHaveValue(account.fullName);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
      await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
    },
  );
});

test(
  'a double click creates one account, and the button shows Creating Account... while busy',
  full,
  async ({ page }) => {
    const requests = backendRequests(page);
    const account = someone();
    const answer = await hold(page, /accounts:signUp/);
    await open(page, '/register');
    await signUpForm(page).fill(account);
    await page.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
    await page.keyboard.press('Enter');
    answer();
    await expectDashboard(page, account);
    expect(requests.filter((request) => request.includes('accounts:signUp'))).toHaveLength(1);
    expect(requests.filter((request) => request.includes(':commit'))).toHaveLength(1);
  },
);

test('signs up by keyboard alone', full, async ({ page }) => {
  const account = someone('brand');
  await open(page, '/register');
  await page.getByLabel('Full Name').focus();
  const texts = [account.fullName, account.email, account.password];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Confirm Password', { exact: true }).focus();
  await page.keyboard.type(account.password);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  await page.getByLabel('Confirm Password', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectDashboard(page, account);
});

test(
  'the address may choose the account type, which is sent like a chosen one',
  full,
  async ({ page }) => {
    for (const query of ['?type=admin', '?type=', '?other=brand']) {
      await open(page, `/register${query}`);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    }
    await open(page, '/register?type=influencer');
    const account = someone('influencer');
    await signUpForm(page)
      .fill({ ...account, userType: undefined })
      .submit();
    await expectDashboard(page, account);
  },
);

test(
  'what was chosen before the script has loaded wins over the address',
  full,
  async ({ page }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/register?type=influencer', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: "I'm a Brand" }).check();
    scripts();
    await ready(page);
    await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
  },
);
