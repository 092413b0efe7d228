/** What the tests do in the manager, as its readers do. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** What the manager's own frame shows. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Opens a story in the manager, with globals such as `scheme:dark`. */
export async function openStory(page: Page, id: string, globals?: string): Promise<void> {
  await page.goto(`/?path=/story/${id}${globals ? `&globals=${globals}` : ''}`);
  await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible();
}

/** Chooses in the toolbar: the start of the button's name, and that of the item. */
export async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
  await page.getByRole('option', { name: new RegExp(`^${item}`) }).click();
}
