/** From sign-up to log-out, against the real Auth emulator. */
import { expect, test } from '@rapport/browsers/test';
import { DASHBOARD, someone } from '../support.ts';
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

for (const userType of ['influencer', 'brand'] as const)
  test(`signs up as ${userType}, reloads, logs out, signs in again`, async ({ visitor }) => {
    const account = someone(userType);
    await open(visitor, '/register');
    await fillSignUp(visitor, account);
    await visitor.click({ role: 'button', name: 'Create Account' });
    await expectDashboard(visitor, account);
    await expectText(visitor, account.email);
    await expectSound(visitor);

    await visitor.reload();
    await expectDashboard(visitor, account);

    await visitor.click({ role: 'button', name: 'Log out' });
    await visitor.misses({ role: 'heading', name: DASHBOARD[userType] });
    await expectTitle(visitor, /^Sign in/);
    await open(visitor, '/dashboard');
    await visitor.arrives('/login');

    await visitor.fill('Email address', account.email);
    await visitor.fill('Password', account.password);
    await visitor.press('Enter');
    await expectDashboard(visitor, account);
    await expectNoErrors(visitor);
  });

test('signs up by keyboard alone', async ({ visitor }) => {
  const account = someone('brand');
  await open(visitor, '/register');
  await visitor.click({ label: 'Full Name' });
  await visitor.tab.type(account.fullName);
  await visitor.press('Tab');
  await visitor.tab.type(account.email);
  await visitor.press('Tab');
  await visitor.tab.type(account.password);
  await expectFocus(visitor, '[type="password"][autocomplete="new-password"]');
  await visitor.press('Tab');
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

test('an empty sign-up focuses the first field and marks it', async ({ visitor }) => {
  await open(visitor, '/register');
  await visitor.click({ role: 'button', name: 'Create Account' });
  await expectFocus(visitor, '[name="fullName"][aria-invalid="true"]');
  expect(await visitor.path()).toBe('/register');
  await expectNoErrors(visitor);
});

test('a wrong password shows a message, and the input is kept', async ({ visitor }) => {
  const account = someone('brand');
  await open(visitor, '/login');
  await visitor.fill('Email address', account.email);
  await visitor.fill('Password', 'wrong horse');
  await visitor.click({ role: 'button', name: 'Sign in' });
  await expectText(visitor, 'That email address and password don’t match an account.');
  const values = () =>
    [...document.querySelectorAll('form input')].map((field) => (field as HTMLInputElement).value);
  expect(await visitor.evaluate(values)).toEqual([account.email, 'wrong horse']);
});

test('the guard sends a signed-out visitor to /login, and back does not return', async ({
  visitor,
}) => {
  await open(visitor, '/');
  await open(visitor, '/dashboard');
  await visitor.arrives('/login');
  await visitor.go(-1);
  await visitor.arrives('/');
});
