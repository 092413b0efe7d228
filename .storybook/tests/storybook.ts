/** The built Storybook, and what readers do in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { patience } from '@rapport/tooling/patience';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

const { entries: byId } = JSON.parse(
  readFileSync(join(process.env['STORYBOOK_FOLDER'] ?? '.', 'index.json'), 'utf8'),
) as { entries: Record<string, Entry> };

/** Every docs page and story. */
export const entries = Object.values(byId);

/** Groups entries by their folder in the sidebar. A test opens a group, one after the other. */
export const groupsOf = (some: Entry[]): [group: string, entries: Entry[]][] => {
  const groups = new Map<string, Entry[]>();
  for (const entry of some) {
    const group = entry.title.split('/').slice(0, -1).join('/') || 'the top level';
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
};

/** Returns the content of the manager's preview frame. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Opens a story in the manager, with globals such as `scheme:dark`. */
export async function openStory(page: Page, id: string, globals?: string): Promise<void> {
  await page.goto(`/?path=/story/${id}${globals ? `&globals=${globals}` : ''}`);
  // The manager starts first.
  await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible({
    timeout: patience.test,
  });
}

/** Chooses an item in the toolbar. `button` and `item` are the starts of their names. */
export async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
  await page.getByRole('option', { name: new RegExp(`^${item}`) }).click();
}
