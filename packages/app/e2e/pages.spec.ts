/** Every public page in other circumstances, and what machines read. New pages need no change here. */
import { sitePages } from '../src/routes.tsx';
import { silentButtons } from './buttons.ts';
import {
  axeFaults,
  blockContent,
  expect,
  full,
  open,
  sideways,
  test,
  turnScriptsOff,
  unseenTexts,
} from './support.ts';
import { htmlFaults, linkFaults } from './walk.ts';

const pages = sitePages.filter(({ access }) => access !== 'signedIn');
const paths = pages.map(({ path }) => path);

/** The spacing of WCAG 1.4.12. A constructed stylesheet, because the policy allows no other. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

/** Returns how much of the window content covers that stays while the page scrolls. */
function covered(): number {
  scrollTo({ top: 600, behavior: 'instant' });
  const heights = [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
  return Math.max(0, ...heights) / innerHeight;
}

/** Returns what is superfluous on paper or can be torn in two. */
const paperFaults = () => [
  ...[...document.querySelectorAll('body *')].flatMap((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility()
      ? [`${element.className} covers the text`]
      : [],
  ),
  ...[...document.querySelectorAll('main li, main figure, .rp-Accordion-item')].flatMap((element) =>
    getComputedStyle(element).breakInside === 'avoid' ? [] : [`${element.className} is torn`],
  ),
];

for (const path of paths)
  test(
    `${path}: a content blocker, widths, dark, zoom, print, buttons, scripts off`,
    full,
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await blockContent(page);
      await open(page, path);

      await test.step('widths, light and dark', async () => {
        for (const width of [320, 360, 390, 768]) {
          await page.setViewportSize({ width, height: 740 });
          expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 360, height: 740 });
        expect.soft(await axeFaults(page), 'axe, dark, 360 px').toEqual([]);
      });

      await test.step('a window of 1280 by 1024 pixels at 400%', async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        await page.evaluate(spaceOut);
        expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(covered)).toBeLessThan(0.5);
        await page.evaluate(() => void (document.adoptedStyleSheets = []));
      });

      await test.step('on paper', async () => {
        await page.emulateMedia({ colorScheme: 'light', media: 'print' });
        expect.soft(await page.evaluate(paperFaults)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('buttons', async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        // Header and footer are the same everywhere.
        const inside = path === '/' ? page.locator('body') : page.getByRole('main');
        expect.soft(await silentButtons(page, inside), 'without an answer').toEqual([]);
        await expect.soft(page).toHaveURL(path);
      });

      await test.step('scripts off', async () => {
        await turnScriptsOff(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await page.evaluate(unseenTexts), 'texts that nobody can see').toEqual([]);
        const texts = await page.evaluate(() => document.body.innerText);
        expect.soft(texts).not.toContain('.example');
        expect.soft(texts.split('isn’t live yet').length, 'it says so once').toBeLessThanOrEqual(2);
        await expect.soft(page.getByRole('contentinfo').getByRole('link')).toHaveCount(15);
      });
    },
  );

/** Two thirds of what the longest pages once were; `/` also has the creators' pieces now. */
const longest = { '/': 7450, '/services': 6950, '/careers': 5970, '/analytics': 5225 };

test('a phone bears the length of pages', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, most] of Object.entries(longest)) {
    await open(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(most);
  }
});

test('each page has its own link preview picture', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of paths) {
    const markup = await (await request.get(path)).text();
    const [, picture = ''] = /<meta property="og:image" content="(.+?)"/.exec(markup) ?? [];
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    pictures.add(picture);
  }
  expect(pictures.size).toBe(paths.length);
});

test('search engines get who runs the site, its pages and its icons', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(home) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Organization',
    name: 'Rapport',
    foundingDate: '2022',
  });

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)];
  expect(found.map(([, address = '']) => new URL(address).pathname)).toEqual(paths);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);

  const { icons } = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const linked = home.match(
    /(?<=<link rel="(?:icon|apple-touch-icon|manifest)".*? href=").+?(?=")/g,
  );
  expect(linked).toHaveLength(5);
  for (const file of [...linked!, ...icons.map(({ src }) => src)])
    expect((await request.get(file)).status(), file).toBe(200);

  for (const path of ['/dashboard', '/no/such/page'])
    expect(await (await request.get(path)).text()).toContain('content="noindex"');
});

test('every response has security headers', async ({ request }) => {
  for (const path of [...paths, '/dashboard', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBeTruthy();
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});

test('the checks of pages find faults', full, async ({ page }) => {
  await page.route('**/wrong', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Wrong</title><main>
        <h1>One</h1><h3>Skipped</h3><p hidden>Nobody sees this</p>
        <a href="#nowhere">a</a> <a href="/gone">b</a> <a href="/faq#nowhere">c</a> <a href="faq">d</a>
        <a href="/events">fine</a> <div style="inline-size: 5000px">wide</div>
        <button>Nothing</button></main>`,
    }),
  );
  await page.goto('/wrong');
  expect(await linkFaults(page)).toEqual([
    '#nowhere has no anchor',
    '/gone has no page',
    '/faq#nowhere has no anchor',
    'faq is not a URL of this site',
  ]);
  expect(await sideways(page)).toBeGreaterThan(0);
  expect((await axeFaults(page)).join()).toContain('heading-order');
  expect(await page.evaluate(unseenTexts)).toEqual(['Nobody sees this']);
  // However long it waits, this one never answers.
  expect(await silentButtons(page, page.locator('body'), 1000)).toEqual(['Nothing']);
  expect(await htmlFaults('<p><div>no</div></p>')).not.toEqual([]);
});

test('the check of the console finds an error in a second tab', full, async ({ context }) => {
  test.fail();
  const second = await context.newPage();
  // Console events arrive on a channel of their own, which may be slower than `evaluate`.
  const event = context.waitForEvent('console');
  await second.evaluate(() => console.error('On purpose.'));
  await event;
});
