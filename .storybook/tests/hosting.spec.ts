/** The built Storybook is small, and runs below a path of another site. */
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '@rapport/site-build/serve';
import { hostUnder } from '@rapport/site-build/static-site';
import { DESIGN_PATH } from '../../scripts/lib/storybook-build.ts';

const MOST_BYTES = 15e6;
const folder = process.env['STORYBOOK_FOLDER'] ?? '.';

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

test(`it runs at ${DESIGN_PATH} of a site, with headers of its own`, async ({ page }) => {
  const site = await mkdtemp(join(tmpdir(), 'rapport-design-'));
  try {
    await mkdir(join(site, 'public'));
    await writeFile(join(site, 'public/index.html'), '<!doctype html><title>The site</title>');
    const headers = [{ key: 'Content-Security-Policy', value: "default-src 'none'" }];
    const hosting = {
      public: 'public',
      ignore: [],
      cleanUrls: true,
      trailingSlash: false,
      headers: [{ source: '**', headers }],
    };
    await writeFile(join(site, 'firebase.json'), JSON.stringify({ hosting }));
    await hostUnder(site, dirname(folder), DESIGN_PATH);
    const server = await serveSite({ folder: site, port: 0 });
    try {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${server.url}${DESIGN_PATH}?path=/story/button--default`);
      const frame = page.frameLocator('#storybook-preview-iframe');
      await expect(frame.locator('#storybook-root button').first()).toBeVisible();
      await page.goto(`${server.url}${DESIGN_PATH}?path=/docs/hero--docs`);
      await expect(frame.getByRole('heading', { level: 1, name: 'Hero' })).toBeVisible();
      await page.getByRole('link', { name: 'Welcome' }).click();
      await expect(page).toHaveURL(new RegExp(`${DESIGN_PATH}\\?path=/docs/welcome--docs`));
      expect(errors).toEqual([]);
      const root = await page.request.get(server.url);
      expect(root.headers()['content-security-policy']).toBe("default-src 'none'");
    } finally {
      await server.close();
    }
  } finally {
    await rm(site, { recursive: true });
  }
});
