/** The sign-in and sign-up pages before any input. */
import { expect, open, test } from './support.ts';

test('/login asks for email address and password, and leads to /register', async ({ page }) => {
  await open(page, '/login');
  const form = page.getByRole('region', { name: 'Sign in' });
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(form.getByLabel('Email address')).toBeEditable();
  await expect(form.getByLabel('Password', { exact: true })).toBeEditable();
  await expect(form.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The reset of a password goes beyond the product document, which has the call but no screen.
  await expect(form.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  await expect(form.getByRole('link')).toHaveText(['Sign up']);
  await form.getByRole('link').click();
  await expect(page).toHaveURL('/register');
});

test('/register asks for the four fields and the account type, and leads to /login', async ({
  page,
}) => {
  await open(page, '/register');
  const form = page.getByRole('region', { name: 'Create your account' });
  for (const label of ['Full Name', 'Email address', 'Password', 'Confirm Password'])
    await expect(form.getByLabel(label, { exact: true })).toBeEditable();
  for (const name of ["I'm an Influencer", "I'm a Brand"])
    await expect(form.getByRole('radio', { name })).not.toBeChecked();
  await expect(form.getByRole('button', { name: 'Create Account' })).toBeVisible();
  for (const [name, href] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = form.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    // A new tab, so that typed input stays.
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const agreement = form.getByText('By joining');
  const heights = await agreement.evaluate((line) => ({
    line: parseFloat(getComputedStyle(line).lineHeight),
    all: line.getBoundingClientRect().height,
  }));
  expect(heights.all, 'it takes one line').toBeLessThan(heights.line * 1.5);
  await form.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
