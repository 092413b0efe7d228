/** From sign-up to log-out, against the real Auth emulator. */
import { test } from '@rapport/browsers/test';
import { DASHBOARD, full, someone } from '../support.ts';
import {
  expectDashboard,
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
