/**
 * `npm run update -- welcome`: takes the pictures of pages on Storybook's first page, from the
 * production build, in both color schemes. Run it when one of these pages looks different.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { root } from '@rapport/tooling/root';
import { HEIGHT, picturedPages, SCALE, WIDTH } from '../.storybook/docs/pictured-pages.ts';
import { withTestSites } from './lib/test-site.ts';

const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 78;
/** The largest total size of all pictures. */
const MOST_BYTES = 200_000;

const folder = join(root, '.storybook/docs/pictures');

/** Takes the top of the page as WebP, which Chromium writes only through its own protocol. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: SCALE },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

endChildrenOnSignal();
await ensureChromium();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let bytes = 0;
await withTestSites(async ({ SITE_URL: site = '' }) => {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({
    baseURL: site,
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  for (const { path, name } of picturedPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const data = await picture(page);
      bytes += data.length;
      await writeFile(join(folder, `${name}-${colorScheme}.webp`), data);
    }
  }
  await browser.close();
});
console.log(`${picturedPages.length * SCHEMES.length} pictures, ${bytes} bytes: ${folder}`);
if (bytes > MOST_BYTES) {
  console.error(`That is more than ${MOST_BYTES} bytes: lower QUALITY or SCALE.`);
  process.exitCode = 1;
}
