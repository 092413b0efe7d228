/**
 * `npm run preview -- shots`: takes pictures of every page of the production build and of each dashboard, at
 * three widths and in both color schemes, and shows them on one page: .cache/shots/index.html.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { chromiumLaunch, ensureChromium } from '@rapport/tooling/chromium';
import { cacheFolder } from '@rapport/tooling/root';
import { routes } from '../packages/app/src/routes.tsx';
import { withTestSites } from './lib/test-site.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const ACCOUNTS = { influencer: "I'm an Influencer", brand: "I'm a Brand" };

const folder = join(cacheFolder, 'shots');

interface Shot {
  name: string;
  file: string;
  width: number;
}

const shots: Shot[] = [];
/** Names of the pages, in the order of the route table. */
const names: string[] = [];

/** Scrolls through the page, so that parts that load when they come into view are there. */
async function scrollThrough(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all())
    await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Takes pictures of the current page in both color schemes and at all widths, without reloading it. */
async function shoot(page: Page, name: string): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Two frames, so that what has moved is drawn.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const slug = name === '/' ? 'home' : name.slice(1).replaceAll(/\W+/g, '-');
      const file = `${slug}-${colorScheme}-${width}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      shots.push({ name, file, width });
    }
  }
}

async function signUp(page: Page, type: string, choice: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Ada Byron');
  await page.getByLabel('Email address').fill(`ada.${type}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
  await page.getByRole('radio', { name: choice }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

async function shootAll(browser: Browser, baseURL: string): Promise<void> {
  const jobs = routes
    .filter(({ access }) => access === 'public')
    .map(({ path }) => ({
      name: path,
      show: (page: Page) => page.goto(path, { waitUntil: 'networkidle' }),
    }));
  const dashboards = Object.entries(ACCOUNTS).map(([type, choice]) => ({
    name: `/dashboard ${type}`,
    show: (page: Page) => signUp(page, type, choice),
  }));
  const waiting = [...jobs, ...dashboards];
  names.push(...waiting.map(({ name }) => name));
  async function work(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await job.show(page);
      await shoot(page, job.name);
      await context.close();
    }
  }
  await Promise.all([work(), work()]);
}

/** Writes the HTML page, with one row of pictures per page of the site. */
function contactSheet(): string {
  const rows = names.map((name) => {
    const pictures = shots
      .filter((shot) => shot.name === name)
      .map(
        ({ file, width }) =>
          `<a href="${file}"><img src="${file}" width="${width / 4}" alt="${file}" loading="lazy"></a>`,
      );
    return `<section><h2>${name}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rapport: every page</title>
<style>body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{border:1px solid #ccc}</style>
<h1>Every page</h1>${rows.join('\n')}</html>`;
}

endChildrenOnSignal();
await ensureChromium();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withTestSites(async ({ SITE_URL: site = '' }) => {
  const browser = await chromium.launch(chromiumLaunch());
  await shootAll(browser, site);
  await browser.close();
});
await writeFile(join(folder, 'index.html'), contactSheet());
console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
