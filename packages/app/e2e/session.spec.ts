/** Points 2, 4 and 8 of the specification: logging in and out, and who the visitor is. */
import { signInForm } from '@rapport/ui/testing/playwright';
import {
  AUTH,
  backendRequests,
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  full,
  hold,
  logOut,
  open,
  ready,
  revoke,
  signIn,
  signUp,
  someone,
  stopClock,
  test,
} from './support.ts';

test.describe('a session that the service refuses', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test(
    'a wrong password shows a plain message and the service’s own text, and the input is kept',
    full,
    async ({ page }) => {
      const account = someone();
      await signUp(page, account);
      await logOut(page);
      await open(page, '/login');
      await signInForm(page)
        .fill(credentials({ ...account, password: 'wrong horse' }))
        .submit();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('That email address and password don’t match an account.');
      await expect(alert).toContainText('Invalid credential.');
      await expect(page.locator('.rp-Alert')).toHaveAttribute('data-tone', 'danger');
      await expect(page.getByLabel('Email address')).toHaveValue(account.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse');

      await signInForm(page).fill({ password: account.password }).submit();
      await expectDashboard(page, account);
    },
  );

  test(
    'one that has ended is noticed on return to the page, which says so',
    full,
    async ({ page }) => {
      const account = someone('influencer');
      await signUp(page, account);
      await revoke(account.email);
      // Simulates the visitor's return to the tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('ended on another device')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();
    },
  );
});

test('an empty form and a malformed address send nothing', full, async ({ page }) => {
  const requests = backendRequests(page);
  await open(page, '/login');
  const email = page.getByLabel('Email address');
  await signInForm(page).submit();
  await expect(email).toBeFocused();
  await signInForm(page)
    .fill(credentials({ ...someone(), email: 'not an address' }))
    .submit();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toEqual([]);
});

test('the button shows Signing in... while busy', full, async ({ page }) => {
  const account = someone();
  await signUp(page, account);
  await logOut(page);
  const answer = await hold(page, /accounts:signInWithPassword/);
  await open(page, '/login');
  await signInForm(page).fill(credentials(account));
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  answer();
  await expectDashboard(page, account);
});

test('the guard sends a signed-out visitor to /login, and back does not return', async ({
  page,
}) => {
  await open(page, '/');
  // Before any script file has come.
  const load = await hold(page, /\.js$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  load();
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'a reload keeps the session; /login and calls to action lead to the dashboard',
  full,
  async ({ page }) => {
    const account = someone('influencer');
    await signUp(page, account);
    await page.reload();
    await expectDashboard(page, account);
    await open(page, '/login');
    await expectDashboard(page, account);
    await open(page, '/community');
    const main = page.getByRole('main');
    const toDashboard = main.getByRole('link', { name: 'Go to your dashboard' });
    await expect(toDashboard.first()).toHaveAttribute('href', '/dashboard');
    await expect(main.locator('a:is([href^="/register"], [href="/login"])')).toHaveCount(0);

    await test.step('logging out on a public page is announced, and focus is not lost', async () => {
      await page.getByRole('button', { name: 'Log out' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByText('You’re logged out.')).toHaveAttribute('aria-live', 'polite');
      await expect(main).toBeFocused();
      await expect(page).toHaveURL('/community');
      await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute(
        'href',
        '/register',
      );
      await expect(toDashboard).toHaveCount(0);
    });
  },
);

test('a second tab follows sign-in and logout', full, async ({ page, context }) => {
  const account = someone('brand');
  await signUp(page, account);
  await logOut(page);

  const second = await context.newPage();
  await open(second, '/');
  await signIn(page, account);
  await expect(second.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await open(second, '/dashboard');
  await expectDashboard(second, account);
  await logOut(page);
  await expect(second).toHaveURL('/login');
});

test(
  'the stored user is used after the time limit if the service does not answer',
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
    await page.clock.resume();
    await expectDashboard(page, account);
  },
);

test(
  'without a stored session, no Firebase code is downloaded and the backend gets no request',
  full,
  async ({ page }) => {
    const requests = backendRequests(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await open(page, '/');
    // Late requests of the first page come before the next page is shown.
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle(/FAQ/);
    expect(scripts.length).toBeGreaterThan(0);
    const texts = await Promise.all(scripts);
    expect(texts.filter((text) => text.includes('identitytoolkit'))).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test(
  'with a stored session, nothing is painted before the session is known',
  full,
  async ({ page }) => {
    await signUp(page, someone());
    const answer = await hold(page, new RegExp(`^${AUTH}/.*accounts:lookup`));
    // The page stays hidden for up to four seconds. A stopped clock keeps them from passing.
    await stopClock(page);
    const styles = await hold(page, /\.css$/);
    const asked = page.waitForRequest(/accounts:lookup/);
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('body')).toBeHidden();
    styles();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
);
