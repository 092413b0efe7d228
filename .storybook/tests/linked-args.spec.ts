/** Checks that the address keeps every value of the controls. */
import { expect, test, type Page } from '@playwright/test';
import { written } from '../linked-args/values.ts';
import { preview } from './manager.ts';

const control = (page: Page, name: string) =>
  page.locator(`#storybook-panel-root [name="${name}"]`);

/** Opens the address anew, like someone who follows a shared link. */
async function reopen(page: Page): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
}

test('a text with any letters and signs', async ({ page }) => {
  const text = `€5!; a:b=c&d#e "f" '‹g›' + 100% 👩‍🍳 שלום`;
  await page.goto('/?path=/story/button--playground');
  await control(page, 'children').fill(text);
  await expect(preview(page).getByRole('button', { name: text })).toBeVisible();
  await expect(page).toHaveURL(/values=/);
  await reopen(page);
  await expect(preview(page).getByRole('button', { name: text })).toBeVisible();
  await expect(control(page, 'children')).toHaveValue(text);
  // The value belongs to this story, not to the next one.
  await page.getByRole('link', { name: 'Outline' }).first().click();
  await expect(preview(page).getByRole('button', { name: 'Get started' })).toBeVisible();
  await expect(page).not.toHaveURL(/values=/);
});

test('an empty text, and a number as text', async ({ page }) => {
  await page.goto('/?path=/story/button--playground');
  await control(page, 'children').fill('12');
  await expect(page).toHaveURL(/values=/);
  await reopen(page);
  await expect(control(page, 'children')).toHaveValue('12');
  await control(page, 'children').fill('');
  await expect(page).toHaveURL(/~22children~22~3A~22~22/);
  await reopen(page);
  await expect(control(page, 'children')).toHaveValue('');
});

test('the initial values of a part', async ({ page }) => {
  await page.goto(`/?path=/story/combobox--playground&values=${written({ defaultValue: 'rye' })}`);
  await expect(preview(page).getByRole('combobox')).toHaveValue('Rye');
});

test('an object, with the elements beside its texts', async ({ page }) => {
  await page.goto('/?path=/story/featuregrid--playground');
  const content = page.getByRole('row', { name: 'FeatureGridContent' });
  await content.getByRole('switch', { name: 'JSON' }).click();
  const field = content.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('"Timetable"', '"Sailings"'));
  await field.blur();
  await expect(page).toHaveURL(/values=/);
  await reopen(page);
  const story = preview(page);
  await expect(story.getByRole('heading', { name: 'Sailings' })).toBeVisible();
  await expect(story.locator('.rp-FeatureGrid-art svg')).toHaveCount(3);
});

test('an address sets nothing that has no control', async ({ page }) => {
  const values = written({ dangerouslySetInnerHTML: { __html: 'Gotcha' } });
  await page.goto(`/?path=/story/button--playground&values=${values}`);
  await expect(preview(page).getByRole('button', { name: 'Get started' })).toBeVisible();
});
