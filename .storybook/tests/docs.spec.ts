/**
 * Opens every docs page without stories, and one with stories of each group, since those are made
 * alike: it is drawn, nothing fails, and its links lead somewhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { entries, groupsOf } from './storybook.ts';

const pages = entries.filter(({ type }) => type === 'docs');
const hasStories = ({ title }: (typeof entries)[number]) =>
  entries.some((other) => other.type === 'story' && other.title === title);

for (const [group, some] of groupsOf(pages)) {
  const first = some.find(hasStories);
  const opened = some.filter((page) => page === first || !hasStories(page));
  test(`${group}: the docs pages open without an error`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    page.on('pageerror', ({ message }) => logged.push(message));
    for (const { id, title } of opened) {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      await expect(page.locator('#storybook-docs h1').first(), id).toBeVisible();
      await expect(page.locator('.sb-story:empty'), id).toHaveCount(0);
      // Each frame starts a Storybook of its own.
      if (title.startsWith('Pages/'))
        expect.soft(await page.locator('iframe').count(), id).toBeLessThanOrEqual(1);
      expect.soft(logged.splice(0), id).toEqual([]);
    }
  });
}

test('the docs page of a site’s page has its other states in a table', async ({ page }) => {
  await page.goto('/?path=/docs/pages-login--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(docs.getByRole('row')).toHaveCount(8);
  await docs.getByRole('link', { name: 'Busy' }).click();
  await expect(page).toHaveURL(/\/story\/pages-login--busy/);
  await expect(docs.getByRole('button', { name: 'Signing in...' })).toBeVisible();
});

test('the tabs of a component’s props have the names of its parts', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=timeline--docs');
  await expect(page.getByRole('tab')).toHaveText(['Timeline', 'TimelineItem']);
});

const FOLDERS = ['docs/storybook', 'packages/ui/src', 'packages/app/src', '.storybook/docs'];

test('links lead to stories and docs pages that exist', () => {
  const existing = new Set(entries.map(({ type, id }) => `${type}/${id}`));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => join(folder, name)),
  );
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/g)].map(
      ([, link = '']) => ({ file, link }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ link }) => !existing.has(link))).toEqual([]);
});
