/** Checks that controls show only readable, editable values while the story keeps its elements. */
import { expect, test } from '@playwright/test';

test('the texts beside pictures can be edited in a Playground', async ({ page }) => {
  await page.goto('/?path=/story/featuregrid--playground');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.locator('.rp-FeatureGrid-art svg')).toHaveCount(3);
  const content = page.getByRole('row', { name: 'FeatureGridContent' });
  await content.getByRole('switch', { name: 'JSON' }).click();
  const field = content.getByRole('textbox');
  await expect(field).toHaveValue(/"picture": "‹picture 3›"/);
  await field.fill((await field.inputValue()).replace('"Timetable"', '"Sailings"'));
  await field.blur();
  await expect(story.getByRole('heading', { name: 'Sailings' })).toBeVisible();
  await expect(story.locator('.rp-FeatureGrid-art svg')).toHaveCount(3);
});

test('no control shows an element as JSON', async ({ page }) => {
  for (const part of ['dialog', 'drawer', 'menu', 'popover', 'tooltip']) {
    await page.goto(`/?path=/story/${part}--default`);
    const children = page.getByRole('row', { name: 'children' });
    await expect(children).toContainText('Here it is set in code.');
    await expect(page.getByRole('tabpanel')).not.toContainText('$$typeof');
  }
});
