/** From sign-up to log-out, against the real Auth emulator. */
import { test } from '@rapport/browsers/test';
import { DASHBOARD, full, someone } from '../support.ts';
import {
  expectDashboard,
  expectFocus,
  expectNoErrors,
  expectSound,
  expectText,
  expectTitle,
  fillSignUp,
  open,
} from './support.ts';

test('signs up, reloads, logs out, signs in again', full, async ({ visitor }) => {
  const account = someone('influencer');
  await open(visitor, '/register');
  await fillSignUp(visitor, account);
  await visitor.click({ role: 'button', name: 'Create Account' });
  await expectDashboard(visitor, account);
  await expectText(visitor, account.email);
  await expectSound(visitor);

  await visitor.reload();
  await expectDashboard(visitor, account);

  await visitor.click({ role: 'button', name: 'Log out' });
  await visitor.sees({ role: 'heading', name: DASHBOARD.influencer }, 0);
  await expectTitle(visitor, /^Sign in/);
  await open(visitor, '/dashboard');
  await visitor.arrives('/login');

  await visitor.fill('Email address', account.email);
  await visitor.fill('Password', account.password);
  await visitor.press('Enter');
  await expectDashboard(visitor, account);
  await expectNoErrors(visitor);
});

test('signs up by keyboard alone', full, async ({ visitor }) => {
  const account = someone('brand');
  await open(visitor, '/register');
  await visitor.click({ label: 'Full Name' });
  for (const text of [account.fullName, account.email, account.password]) {
    await visitor.tab.type(text);
    await visitor.press('Tab');
  }
  // Skip the button that shows the password.
  await visitor.press('Tab');
  await visitor.tab.type(account.password);
  await visitor.press('Tab');
  await visitor.press('Tab');
  await expectFocus(visitor, '[role="radio"], [type="radio"]');
  await visitor.press('Space');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await expectDashboard(visitor, account);
  await expectNoErrors(visitor);
});
