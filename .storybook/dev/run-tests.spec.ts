/** In development, "Run tests" in the sidebar runs the stories of one component. */
import { expect, test } from '@playwright/test';
import { patience } from '@rapport/tooling/patience';

test('runs the tests of one component', async ({ page }) => {
  await page.goto('/?path=/story/badge--default');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('body.sb-show-main').waitFor();

  const component = page.getByRole('button', { name: 'Badge', exact: true }).locator('..');
  await component.hover();
  await component.getByRole('button', { name: 'Open context menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Start test run' }).click();

  await expect(menu.getByText(/^Ran \d+ tests/)).toBeVisible({
    // The test runner starts first, and Vite prepares its imports.
    timeout: 3 * patience.test,
  });
  const stories = page.locator('[data-item-id^="badge--"][data-nodetype="story"]');
  const passed = stories.getByRole('button', { name: 'Test status: Success' });
  await expect(passed).toHaveCount(await stories.count());
});
