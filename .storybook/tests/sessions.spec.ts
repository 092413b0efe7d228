/** The toolbar sets who visits a page of the site. */
import { expect, test } from '@playwright/test';
import { choose, openStory, preview } from './storybook.ts';

test('a public page', async ({ page }) => {
  const root = preview(page).locator('#storybook-root');
  await openStory(page, 'pages-landing--default');
  await expect(root.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await choose(page, 'Session of page stories', 'Brand');
  await expect(root.getByRole('button', { name: 'Log out' })).toBeVisible();
  await choose(page, 'Session of page stories', 'Unknown');
  await expect(preview(page).getByText('The page stays unpainted')).toBeVisible();
  await expect(root.locator('h1')).toBeHidden();
});

test('the dashboard', async ({ page }) => {
  await openStory(page, 'pages-dashboard--any-session');
  for (const [session, heading] of [
    ['Influencer', 'Influencer Dashboard'],
    ['Brand', 'Brand Dashboard'],
    ['Profile missing', 'Your Dashboard'],
    ['Profile read fails', 'Error'],
    ['Verification mail failed', 'Influencer Dashboard'],
    ['Signed out', 'Sign in'],
  ] as const) {
    await choose(page, 'Session of page stories', session);
    await expect(preview(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page).not.toHaveURL(/globals/);
});
