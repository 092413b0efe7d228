import { signUpForm } from '@rapport/ui/testing/playwright';
import {
  accountOf,
  backendRequests,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  full,
  hold,
  logOut,
  open,
  ready,
  signIn,
  signUp,
  someone,
  test,
} from './support.ts';

for (const userType of ['influencer', 'brand'] as const)
  test(`signs up as ${userType}, logs out, logs in again`, async ({ page }) => {
    const account = someone(userType);
    await signUp(page, account);
    await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe(userType);

    await logOut(page);
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();

    // The type now comes only from the profile record.
    await signIn(page, account);
    expect((await accountOf(account.email))[0]?.displayName).toBe(account.fullName);
  });

test('rejected input is not sent, and focus goes to the field', async ({ page }) => {
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

  test('an address in use shows a plain message and the service’s own text, and the input is kept', async ({
    page,
  }) => {
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
  });

  test('a weak password', full, async ({ page }) => {
    await open(page, '/register');
    await signUpForm(page)
      .fill({ ...someone(), password: 'abc', confirmPassword: 'abc' })
      .submit();
    await expect(page.getByRole('alert')).toContainText(
      'Password should be at least 6 characters.',
    );
  });
});

test('a double click creates one account, and the button shows Creating Account... while busy', async ({
  page,
}) => {
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
});

test.describe('the account type uses native radio buttons', () => {
  test('a choice made before the script has loaded is kept and sent', async ({ page }) => {
    const account = someone('brand');
    const scripts = await hold(page, /\.js$/);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: "I'm a Brand" }).check();
    scripts();
    await ready(page);
    await signUpForm(page).fill({ ...account, userType: undefined });
    await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
    await signUpForm(page).submit();
    await expectDashboard(page, account);
  });

  test('the address may choose it, and it can still be changed', full, async ({ page }) => {
    await open(page, '/register?type=influencer');
    await expect(page.getByRole('radio', { name: "I'm an Influencer" })).toBeChecked();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    const account = someone('brand');
    await signUpForm(page).fill(account).submit();
    await expectDashboard(page, account);
  });

  test('an account type in the address is sent like a chosen one', full, async ({ page }) => {
    const account = someone('influencer');
    await open(page, '/register?type=influencer');
    await signUpForm(page)
      .fill({ ...account, userType: undefined })
      .submit();
    await expectDashboard(page, account);
  });

  test('anything else in the address chooses nothing', full, async ({ page }) => {
    for (const query of ['?type=admin', '?type=', '?type=Brand', '?other=brand']) {
      await open(page, `/register${query}`);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    }
  });

  test(
    'what was chosen and typed before the script has loaded wins over the address',
    full,
    async ({ page }) => {
      const scripts = await hold(page, /\.js$/);
      await page.goto('/register?type=influencer', { waitUntil: 'commit' });
      await page.getByLabel('Full Name').fill('Ada Byron');
      await page.getByRole('radio', { name: "I'm a Brand" }).check();
      scripts();
      await ready(page);
      await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
      await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
    },
  );

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('it can be chosen by pointer and by keyboard', async ({ page }) => {
      await page.goto('/register');
      await page.getByText("I'm an Influencer").click();
      await expect(page.getByRole('radio', { name: "I'm an Influencer" })).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeChecked();
      await expect(page.locator('form [style]')).toHaveCount(0);
    });
  });
});

test('signs up by keyboard alone', full, async ({ page }) => {
  const account = someone('brand');
  await open(page, '/register');
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type(account.fullName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
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

test('the sign-up form links the terms and the privacy policy', full, async ({ page, context }) => {
  await open(page, '/register');
  await page.getByLabel('Full Name').fill('Ada Byron');
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name }).click(),
    ]);
    await expect(opened).toHaveURL(path);
  }
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');
});

test('a weak password is advised on, not refused', full, async ({ page }) => {
  const account = { ...someone(), password: 'byron1815', confirmPassword: 'byron1815' };
  await open(page, '/register');
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(page.getByText('Weak: don’t use your name or email address.')).toBeVisible();
  await signUp(page, account);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, account);
});
