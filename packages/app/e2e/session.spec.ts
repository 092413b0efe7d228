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
  revoke,
  signIn,
  signUp,
  someone,
  stopClock,
  test,
  codeOf,
} from './support.ts';

test.describe('signing in', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('a wrong password shows a plain message and the service’s own text, and the input is kept', async ({
    page,
  }) => {
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
  });

  test('an empty form and a malformed address send nothing', async ({ page }) => {
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

  test('shows Signing in... while busy', full, async ({ page }) => {
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
});

test('the guard sends a signed-out visitor to /login, and back does not return', async ({
  page,
}) => {
  await open(page, '/');
  await open(page, '/dashboard');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('an unknown path', () => {
  // The status is 404, so that crawlers do not take it for a page. The browser logs that.
  test.use({ expectedError: FAILED_REQUEST });

  test('goes to / and replaces the history entry', async ({ page }) => {
    await open(page, '/login');
    for (const path of ['/no/such/page', '/FAQ']) {
      await open(page, path);
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/login');
    }
  });
});

test('a reload keeps the session, and /login and /register lead to the dashboard', async ({
  page,
}) => {
  const account = someone('influencer');
  await signUp(page, account);
  await page.reload();
  await expectDashboard(page, account);
  for (const path of ['/login', '/register']) {
    await open(page, path);
    await expectDashboard(page, account);
  }
});

test(
  'a reload requests what confirms the session along with the page’s own scripts',
  full,
  async ({ page }) => {
    await signUp(page, someone('influencer'));
    const release = await hold(page, codeOf('src/App.tsx'));
    const sdk = page.waitForRequest(codeOf('session/firebase-sdk.ts'));
    await page.reload({ waitUntil: 'commit' });
    await sdk;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('the dashboard shows a spinner for 1000 ms', async ({ page }) => {
  await signUp(page, someone('influencer'));
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(link).toBeVisible();
  await stopClock(page);
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Influencer Dashboard' });
  await expect(
    page.getByRole('status').filter({ hasText: 'Loading your dashboard' }),
  ).toBeVisible();
  // Once the title is set, the page's effects have run and the 1000 ms have begun.
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.clock.runFor(950);
  await expect(heading).toBeHidden();
  await page.clock.runFor(100);
  await expect(heading).toBeVisible();
});

test(
  'signed in, calls to action lead to the dashboard; signed out, to sign-up',
  full,
  async ({ page }) => {
    const account = someone('influencer');
    await signUp(page, account);
    const main = page.getByRole('main');
    const toDashboard = main.getByRole('link', { name: 'Go to your dashboard' });
    const toAccount = main.locator('a:is([href^="/register"], [href="/login"])');
    const paths = ['/', '/for-influencers', '/for-brands', '/about', '/analytics', '/community'];
    for (const path of paths) {
      await open(page, path);
      await expect(toDashboard.first()).toHaveAttribute('href', '/dashboard');
      await expect(toAccount).toHaveCount(0);
    }
    await toDashboard.first().click();
    await expectDashboard(page, account);
    await page.goBack();
    // The dashboard, which stays until this page is ready, has a button of that name too.
    await expect(toDashboard.first()).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register');
    await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await expect(toDashboard).toHaveCount(0);
  },
);

test('a second tab follows sign-in and logout', full, async ({ page, context }) => {
  const account = someone('brand');
  await signUp(page, account);
  await logOut(page);

  const second = await context.newPage();
  await open(second, '/');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await signIn(page, account);
  await expect(second.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await open(second, '/dashboard');
  await expectDashboard(second, account);
  await logOut(page);
  await expect(second).toHaveURL('/login');
});

test('logging out on a public page is announced, and focus is not lost', async ({ page }) => {
  await signUp(page, someone());
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('You’re logged out.')).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/faq');
});

test(
  'a page from the back/forward cache does not show a user who has logged out since',
  full,
  async ({ page }) => {
    await signUp(page, someone());
    /** Simulates a return from the cache. Returns whether the page reloads itself. */
    const comeBack = () =>
      page.evaluate(() => {
        let reloads = false;
        navigation.addEventListener('navigate', () => (reloads = true));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return reloads;
      });
    expect(await comeBack()).toBe(false);
    // Simulates a logout in another tab. A page in the cache is not notified of it.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('firebase:authUser:')) localStorage.removeItem(key);
    });
    expect(await comeBack()).toBe(true);
    await expect(page).toHaveURL('/login');
  },
);

test.describe('a session that the service has ended', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('is noticed on return to the page, which says so', async ({ page }) => {
    const account = someone('influencer');
    await signUp(page, account);
    await revoke(account.email);
    // Simulates the visitor's return to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('ended on another device')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();
  });

  test('is noticed when the page starts', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await revoke(account.email);
    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('ended on another device')).toBeVisible();
  });
});

test('a page is hidden when it goes into the back/forward cache', full, async ({ page }) => {
  await signUp(page, someone());
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(page.locator('body')).toBeHidden();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('body')).toBeVisible();
});

test.describe('what a visit costs', () => {
  test('without a stored session, / downloads no Firebase code and sends the backend no request', async ({
    page,
  }) => {
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
  });

  test('with a stored session, nothing is painted before the session is known', async ({
    page,
  }) => {
    await signUp(page, someone());
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^firebase:authUser:.+:\[DEFAULT\]$/.test(key)),
      ),
      'the key that the head script looks for',
    ).toHaveLength(1);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(`${AUTH}/**/accounts:lookup*`, async (route) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        await route.continue();
      });
    });
    // The page stays hidden for up to four seconds. A stopped clock keeps them from passing.
    await stopClock(page);
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
    await expect(page.locator('body')).toBeHidden();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});
