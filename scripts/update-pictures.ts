/**
 * `npm run update -- pictures`: draws the site's icons and link previews into packages/app/public. The
 * preview of each page (Open Graph) shows its title, so run this after changing a title.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURE, pictureOf, pictureTitle } from '@rapport/site-build/pictures';
import { chromium, type Page } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { cacheFolder, root } from '@rapport/tooling/root';
import { siteConfig } from '../packages/app/site.config.ts';
import { routes } from '../packages/app/src/routes.tsx';
import { iconPage, picturePage } from './lib/picture-page.tsx';
import { appFolder } from './lib/paths.ts';
import { buildKit } from './lib/site-build.ts';

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

async function drawPages(page: Page): Promise<Record<string, string>> {
  const titles: Record<string, string> = {};
  const stylesheets = [
    ...['styles.css', 'fonts.css', 'themes/rapport.css'].map(built),
    pathToFileURL(join(appFolder, 'src/brand/brand.css')).href,
  ];
  await page.setViewportSize(PICTURE);
  for (const { path, title, accent, access } of routes) {
    if (access !== 'public') continue;
    const words = pictureTitle(title, siteConfig.name);
    await show(page, picturePage({ path, title: words, accent, stylesheets }));
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

endChildrenOnSignal();
await ensureChromium();
await buildKit();
await rm(join(publicFolder, 'og'), { recursive: true, force: true });
for (const folder of ['og', 'icons']) await mkdir(join(publicFolder, folder), { recursive: true });
await mkdir(cacheFolder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ colorScheme: 'light' });
const titles = await drawPages(page);
await drawIcons(page);
await browser.close();
const record = join(appFolder, 'pictures.json');
await writeFile(record, `${JSON.stringify(titles, null, 2)}\n`);
console.log(`${Object.keys(titles).length} pages and ${ICONS.length} icons: ${publicFolder}`);
