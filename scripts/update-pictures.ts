/**
 * `npm run update -- pictures`: takes every picture in the repository again: those of the README and of
 * Storybook's first page, link previews (Open Graph) and icons. A release runs it; run it after changing
 * a page's title, too, which its link preview shows.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURE, pictureOf, pictureTitle } from '@rapport/site-build/pictures';
import { chromium, type Page } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { cacheFolder, root } from '@rapport/tooling/root';
import { HEIGHT, picturedPages, SCALE, WIDTH } from '../.storybook/docs/pictured-pages.ts';
import { siteConfig } from '../packages/app/site.config.ts';
import { sitePages } from '../packages/app/src/routes.tsx';
import { iconPage, picturePage } from './lib/picture-page.tsx';
import { appFolder } from './lib/paths.ts';
import { buildKit } from './lib/site-build.ts';
import { withTestSites } from './lib/test-site.ts';
import { withTestStorybook } from './lib/test-storybook.ts';

const publicFolder = join(appFolder, 'public');
const draft = join(cacheFolder, 'pictures.html');
const built = (file: string) => pathToFileURL(join(root, 'packages/ui/dist', file)).href;

/** Leaves enough margin for every mask that a system may apply; see w3.org/TR/appmanifest. */
const MASKABLE = 0.6;
const ICONS = [
  { name: 'icon-48', size: 48, width: 1, transparent: true },
  { name: 'apple-touch-icon', size: 180, width: 0.7 },
  { name: 'icon-192', size: 192, width: 1, transparent: true },
  { name: 'icon-512', size: 512, width: 1, transparent: true },
  { name: 'maskable-192', size: 192, width: MASKABLE },
  { name: 'maskable-512', size: 512, width: MASKABLE },
];

async function show(page: Page, html: string): Promise<void> {
  await writeFile(draft, html);
  await page.goto(pathToFileURL(draft).href);
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the URL of the drawing in a page's hero, or that of two people who meet. */
function drawingOf(path: string): string {
  const heroes = join(appFolder, 'src/brand/heroes');
  const hero = join(heroes, `${path}.svg`);
  return pathToFileURL(existsSync(hero) ? hero : join(heroes, 'home.svg')).href;
}

async function drawPages(page: Page): Promise<Record<string, string>> {
  const titles: Record<string, string> = {};
  const stylesheets = [
    ...['styles.css', 'fonts.css', 'themes/rapport.css'].map(built),
    pathToFileURL(join(appFolder, 'src/brand/brand.css')).href,
  ];
  await page.setViewportSize(PICTURE);
  for (const { path, title, accent = 'primary', access } of sitePages) {
    if (access === 'signedIn') continue;
    const words = pictureTitle(title, siteConfig.name);
    await show(page, picturePage({ title: words, accent, drawing: drawingOf(path), stylesheets }));
    await page.screenshot({ path: join(publicFolder, pictureOf(path)) });
    titles[path] = words;
  }
  return titles;
}

async function drawIcons(page: Page): Promise<void> {
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
  const { background_color: ground } = JSON.parse(
    await readFile(join(publicFolder, 'site.webmanifest'), 'utf8'),
  ) as { background_color: string };
  for (const { name, size, width, transparent = false } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await show(page, iconPage(mark, width, transparent ? 'transparent' : ground));
    const path = join(publicFolder, 'icons', `${name}.png`);
    await page.screenshot({ path, omitBackground: transparent });
  }
  const png = await readFile(join(publicFolder, 'icons/icon-48.png'));
  await writeFile(join(publicFolder, 'favicon.ico'), icoOf(png, 48));
}

/**
 * Wraps a PNG in an .ico file, for programs that request /favicon.ico without reading the page.
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, png]);
}

/** Takes the two pictures in the README. */
async function drawReadme(page: Page, site: string, storybook: string): Promise<void> {
  const shoot = (name: string) =>
    page.screenshot({ path: join(root, 'docs/images', `${name}.png`), animations: 'disabled' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site, { waitUntil: 'networkidle' });
  await shoot('site-light');
  await page.goto(`${storybook}/?path=/story/pages-register--rejected`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByText('already an account').waitFor();
  await shoot('storybook');
}

/** Takes the pictures on Storybook's first page, in both color schemes. */
async function drawWelcome(page: Page, site: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  // Chromium writes WebP only through its own protocol.
  const session = await page.context().newCDPSession(page);
  for (const { path, name } of picturedPages) {
    await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 78,
        clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT, scale: SCALE },
      });
      const file = join(root, '.storybook/docs/pictures', `${name}-${colorScheme}.webp`);
      await writeFile(file, Buffer.from(data, 'base64'));
    }
  }
}

endChildrenOnSignal();
await ensureChromium();
await buildKit();
for (const folder of ['og', 'icons']) await mkdir(join(publicFolder, folder), { recursive: true });
await mkdir(cacheFolder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
const titles = await drawPages(page);
await drawIcons(page);
await writeFile(join(appFolder, 'pictures.json'), `${JSON.stringify(titles, null, 2)}\n`);
await withTestSites(({ SITE_URL: site = '' }) =>
  withTestStorybook(async ({ STORYBOOK_URL: url = '' }) => {
    await drawReadme(page, site, url);
    await drawWelcome(page, site);
  }),
);
await browser.close();
console.log(
  'The pictures of the README, of Storybook’s first page, of link previews and the icons.',
);
