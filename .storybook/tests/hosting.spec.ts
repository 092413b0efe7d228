/** Checks that the built Storybook is small and runs below a path of another site. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DESIGN_PATH } from '../build.ts';
import { manifestFaults } from '../manifest.ts';
import { folder, SITE_POLICY, withSite } from './site.ts';

const MOST_BYTES = 15e6;

test(`all files together have at most ${MOST_BYTES / 1e6} MB`, async () => {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => {
      const about = await stat(join(folder, name));
      return about.isFile() ? about.size : 0;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1e6);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('the component manifest has no errors and no paths of this machine', async () => {
  const text = await readFile(join(folder, 'manifests/components.json'), 'utf8');
  expect(manifestFaults(text)).toEqual([]);
});

test(`it runs at ${DESIGN_PATH} of a site, with headers of its own`, ({ page }) =>
  withSite(async (site) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site}${DESIGN_PATH}?path=/story/button--default`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await expect(frame.locator('#storybook-root button').first()).toBeVisible();
    await page.goto(`${site}${DESIGN_PATH}?path=/docs/hero--docs`);
    await expect(frame.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
    await page.getByRole('link', { name: 'Welcome' }).click();
    await expect(page).toHaveURL(new RegExp(`${DESIGN_PATH}\\?path=/docs/welcome--docs`));
    expect(errors).toEqual([]);
    const root = await page.request.get(site);
    expect(root.headers()['content-security-policy']).toBe(SITE_POLICY);
  }));
