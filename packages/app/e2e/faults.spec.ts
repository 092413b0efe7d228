import { signUpForm } from '@rapport/ui/testing/playwright';
import {
  accountOf,
  expect,
  expectDashboard,
  full,
  mailsTo,
  open,
  ready,
  signIn,
  someone,
  test,
} from './support.ts';

// Checks what a real browser keeps when its renderer dies. All other faults are in tests/faults.

for (const [step, call] of [
  ['the account is made', /accounts:signUp/],
  ['the name is set', /accounts:update/],
  ['the record is written', /:commit/],
] as const)
  test(
    `the renderer crashes when ${step}: the next page finishes the sign-up`,
    full,
    async ({ page, context }) => {
      const account = someone('influencer');
      await open(page, '/register');
      await signUpForm(page).fill(account);
      const crashed = page.waitForEvent('crash');
      await page.route(call, async (route) => {
        if (route.request().method() === 'OPTIONS') return route.continue();
        await route.fetch();
        // The crashed page never answers.
        void page.goto('chrome://crash').catch(() => {});
      });
      await signUpForm(page).submit();
      await crashed;

      const next = await context.newPage();
      await next.goto('/dashboard');
      await ready(next);
      if (new URL(next.url()).pathname === '/login') await signIn(next, account);
      await expectDashboard(next, account);
      await expect(next.getByRole('banner').getByText(account.fullName)).toBeVisible();
      expect((await accountOf(account.email))[0]?.displayName).toBe(account.fullName);
      expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);
    },
  );
