/** Tests Playwright's drivers on the same pages, in Chromium. */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellLaunch } from '@rapport/tooling/chromium';
import { packageRoot } from '../../scripts/components.ts';
import { bundled } from '../../scripts/styles.ts';
import * as drivers from '../../testing/playwright.ts';
import type { PageName } from './pages.tsx';
import { scenarios } from './scenarios.ts';

let browser: Browser;
let page: Page;

/** The pages as one script. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: packageRoot,
    // In Vitest, JSX compiles for React's development build.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'entry.tsx'), formats: ['iife'], name: 'entry' },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

beforeAll(async () => {
  const [code, started] = await Promise.all([script(), chromium.launch(shellLaunch())]);
  browser = started;
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  const styles = bundled(join(packageRoot, 'src/styles.css'));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style><main></main><script src="/pages.js"></script></html>`;
  await page.route('http://drivers.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route('http://drivers.test/pages.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
}, 60_000);

afterAll(() => browser?.close());

const show = async (name: PageName) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('http://drivers.test/');
  await page.evaluate((wanted) => globalThis.show(wanted), name);
  return page;
};

scenarios<Page>({
  drivers,
  show,
  got: () => page.evaluate(() => globalThis.got),
  hash: () => page.evaluate(() => location.hash),
});

test('a locator is a place too', async () => {
  await show('questions');
  const second = page.getByRole('region', { name: 'More questions' });
  expect(await drivers.faq(second).open('Why?').answer('Why?')).toBe('Why not?');
});

test('a narrow header has a menu', async () => {
  await show('header');
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = drivers.header(page);
  expect(await bar.openMenu().isMenuOpen()).toBe(true);
  expect(await bar.closeMenu().isMenuOpen()).toBe(false);
  await bar.open('Product').choose('Tour');
  expect(await page.evaluate(() => location.hash)).toBe('#tour');
});

test('a wide header has none, and the driver says so', async () => {
  await show('header');
  await expect(drivers.header(page).openMenu()).rejects.toThrow(
    'This header has no menu button: it has room for all its links.',
  );
});
