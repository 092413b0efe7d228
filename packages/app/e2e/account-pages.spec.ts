/** The sign-in and sign-up pages before any input. */
import { expect, test } from './support.ts';
import { walk } from './walk.ts';

test('/login asks for email address and password, and leads to /register', async ({ page }) => {
  await walk(page, '/login');
  const form = page.getByRole('region', { name: 'Sign in' });
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(form.getByLabel('Email address')).toBeEditable();
  await expect(form.getByLabel('Password', { exact: true })).toBeEditable();
  await expect(form.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The reset of a password goes beyond the product document, which has the call but no screen.
  await expect(form.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  await form.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
});

test('/register asks for the four fields and the account type, and leads to /login', async ({
  page,
  context,
}) => {
  await walk(page, '/register');
  const form = page.getByRole('region', { name: 'Create your account' });
  for (const label of ['Full Name', 'Email address', 'Password', 'Confirm Password'])
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  for (const name of ["I'm an Influencer", "I'm a Brand"])
    await expect(form.getByRole('radio', { name })).not.toBeChecked();
  await expect(form.getByRole('button', { name: 'Create Account' })).toBeVisible();

  await test.step('the terms open in a new tab, so that typed input stays', async () => {
    await form.getByLabel('Full Name').fill('Ada Byron');
    const opened = context.waitForEvent('page');
    await form.getByRole('link', { name: 'Terms' }).click();
    await expect(await opened).toHaveURL('/terms');
    await expect(form.getByLabel('Full Name')).toHaveValue('Ada Byron');
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
  await form.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
