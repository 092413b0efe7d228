/** What readers do in the manager, for tests. */
import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Returns the content of the manager's preview frame. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Opens a story in the manager, with globals such as `scheme:dark`. */
export async function openStory(page: Page, id: string, globals?: string): Promise<void> {
  await page.goto(`/?path=/story/${id}${globals ? `&globals=${globals}` : ''}`);
  await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible();
}

/** Chooses an item in the toolbar. `button` and `item` are the starts of their names. */
export async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
  await page.getByRole('option', { name: new RegExp(`^${item}`) }).click();
}
