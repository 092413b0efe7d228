/**
 * Tests every page of the route table, on the production build. A page that is added there needs no
 * mention here.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { descriptions } from '../src/content/descriptions.ts';
import { routes } from '../src/routes.tsx';
import { hrefsOf, outlineFaults, unseenTexts } from './outline.ts';
import { expect, open, signUp, someone, test } from './support.ts';

const pages = routes.filter(({ access }) => access === 'public');
const paths = pages.map(({ path }) => path);
const SCHEMES = ['light', 'dark'] as const;

/** Links in the product document that have no page: they end at `/` (its point 2). */
const ENDS_AT_HOME = new Set(
  [
    '/events',
    '/blog/future-of-influencer-marketing',
    '/blog/maximizing-roi',
    '/blog/micro-vs-macro',
    '/blog/authentic-partnerships',
    ['/blog/category/', 'strategy', 'analytics', 'trends', 'case-studies', 'platforms', 'tips'],
    ['/help-center/', 'account', 'campaigns', 'payments', 'analytics', 'messaging', 'technical'],
  ].flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const [folder = '', ...names] = entry;
    return names.map((name) => folder + name);
  }),
);

const html = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

async function htmlFaults(markup: string): Promise<string[]> {
  const { results } = await html.validateString(markup);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId}, ${line}:${column}: ${message}`);
}

/** Broken links: those to a missing anchor or to an unknown path. */
async function linkFaults(page: Page, request: APIRequestContext): Promise<string[]> {
  const faults: string[] = [];
  for (const href of await page.evaluate(hrefsOf)) {
    if (/^(mailto:|tel:|https:)/.test(href)) continue;
    const { pathname, hash } = new URL(href, page.url());
    const here = pathname === new URL(page.url()).pathname;
    const known = here || routes.some(({ path }) => path === pathname);
    if (!/^[/#]/.test(href)) faults.push(`${href} is not a URL of this site`);
    else if (!known && !ENDS_AT_HOME.has(pathname)) faults.push(`${href} has no page`);
    else if (known && href.includes('#')) {
      const id = hash.slice(1);
      const there = here
        ? await page.evaluate((name) => document.getElementById(name) !== null, id)
        : (await (await request.get(pathname)).text()).includes(` id="${id}"`);
      if (!there) faults.push(`${href} points to a missing anchor`);
    }
  }
  return faults;
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What {@link watchArrival} records on the window. */
interface Arrival {
  prerendered: Element[];
  shifts: { value: number; of: string }[];
}

/** Records the elements in the served HTML and each layout shift from the first byte on. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const arrival: Arrival = { prerendered: [], shifts: [] };
    Object.assign(window, { arrival });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        arrival.prerendered = [...document.querySelectorAll('#root *')];
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node | null }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent),
        );
        arrival.shifts.push({ value, of: nodes.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Waits for a paint. Returns the sections that are hidden though all of the next one has arrived:
 * Chromium restyles them only then. Evaluated in the page.
 */
async function paintSections(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return [...document.querySelectorAll('main > :has(+ * + *)')]
    .filter((section) => getComputedStyle(section).visibility === 'hidden')
    .map(({ className }) => className);
}

/**
 * Opens HTML that arrives piece by piece; each piece is painted before the next one comes.
 * @returns the sections that were drawn too late.
 */
async function openInPieces(page: Page, [head, ...rest]: string[]): Promise<string[]> {
  const late = new Set<string>();
  let response: ServerResponse | undefined;
  const server = createServer((_request, answer) => {
    response = answer.writeHead(200, { 'content-type': 'text/html' });
    response.write(head);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}`, { waitUntil: 'commit' });
  for (const piece of rest) {
    response?.write(piece);
    for (const section of await page.evaluate(paintSections)) late.add(section);
  }
  response?.end();
  await page.waitForLoadState();
  server.close();
  return [...late];
}

/** What comes before the header, then a piece for every twelve tags; they request nothing. */
function piecesOf(markup: string): string[] {
  const bare = markup
    .replaceAll(/@font-face\s*\{.*?\}|<link [^>]*>|<script.*?<\/script>/gs, '')
    .replace('</head>', '<link rel="icon" href="data:," /></head>');
  const start = bare.indexOf('<header');
  const pieces = bare.slice(start).match(/(?:<[^<]*){1,12}/g) ?? [];
  return [bare.slice(0, start), ...pieces];
}

/** Opens a page, waits for everything that loads late, and returns the served HTML. */
async function openWholly(page: Page, path: string): Promise<string> {
  const answer = await open(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return (await answer?.text()) ?? '';
}

const arrivalOf = (page: Page) =>
  page.evaluate(() => {
    const { prerendered, shifts } = (window as unknown as { arrival: Arrival }).arrival;
    const lost = prerendered.filter((element) => !element.isConnected);
    return { count: prerendered.length, lost: lost.map(({ outerHTML }) => outerHTML), shifts };
  });

async function expectArrival(page: Page): Promise<void> {
  const { count, lost, shifts } = await arrivalOf(page);
  expect(count).toBeGreaterThan(50);
  expect.soft(lost, 'elements that hydration discarded').toEqual([]);
  // Fonts may arrive after the first paint, which makes words a little wider or narrower: what
  // that may move in all is in fonts.spec.ts.
  expect
    .soft(
      shifts.filter(({ value }) => value > 0.001),
      'layout shifts',
    )
    .toEqual([]);
}

for (const { path, title } of pages)
  test.describe(path, () => {
    // No color is in transition when axe runs.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('on a desktop: title, outline, links, HTML, hydration, axe in light and dark', async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await watchArrival(page);
      const markup = await openWholly(page, path);
      await expectArrival(page);
      expect.soft(await page.title()).toBe(title);
      expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
      expect.soft(await linkFaults(page, request), 'links').toEqual([]);
      expect.soft(await htmlFaults(markup), 'HTML').toEqual([]);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFaults(page), `axe, ${colorScheme}`).toEqual([]);
      }
    });

    test('on a phone: hydration, axe in light and dark, no sideways scroll at 320 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await watchArrival(page);
      await openWholly(page, path);
      await expectArrival(page);
      expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeFaults(page), `axe, ${colorScheme}`).toEqual([]);
      }
      for (const width of [360, 320, 768]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await sideways(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test('nothing that is drawn moves while the HTML is still arriving', async ({
      page,
      request,
    }) => {
      const pieces = piecesOf(await (await request.get(path)).text());
      expect(pieces.length).toBeGreaterThan(20);
      await watchArrival(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await openInPieces(page, pieces), 'sections drawn too late').toEqual([]);
        const { shifts } = await arrivalOf(page);
        expect.soft(shifts, `layout shifts at ${width} px`).toEqual([]);
      }
    });

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false });

      test('all text of the main part can be read, and every link followed', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(unseenTexts)).toEqual([]);
        await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(15);
      });
    });
  });

test('titles and descriptions are unique and match the source', async ({ request }) => {
  const heads = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const read = (part: RegExp) =>
    heads.map((head) => part.exec(head)?.[1]?.replaceAll('&#x27;', "'"));
  expect(read(/<title>(.+?)<\/title>/)).toEqual(pages.map(({ title }) => title));
  expect(read(/<meta name="description" content="(.+?)"/)).toEqual(
    paths.map((path) => descriptions[path]),
  );
  expect(new Set(read(/<title>(.+?)<\/title>/)).size).toBe(paths.length);
});

test.describe('what machines read', () => {
  test('each page has its own link preview picture', async ({ request }) => {
    const pictures = new Set<string>();
    for (const path of paths) {
      const markup = await (await request.get(path)).text();
      const [, picture = ''] = /<meta property="og:image" content="(.+?)"/.exec(markup) ?? [];
      const answer = await request.get(new URL(picture).pathname);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      expect(markup).toContain('<meta name="twitter:card" content="summary_large_image" />');
      pictures.add(picture);
    }
    expect(pictures.size).toBe(paths.length);
  });

  test('the home page says who runs the site', async ({ page }) => {
    await page.goto('/');
    const data = page.locator('head script[type="application/ld+json"]');
    expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Rapport',
      foundingDate: '2022',
    });
  });

  test('the sitemap has every public page, and robots.txt points to it', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const found = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(found).toEqual(paths);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
  });

  test('icons and manifest exist', async ({ page, request }) => {
    await page.goto('/');
    const manifest = await request.get('/site.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string }[] };
    const linked = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(linked).toHaveLength(5);
    for (const file of [...linked, ...icons.map(({ src }) => src)]) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
  });

  test('guarded pages and unknown paths are not indexed', async ({ request }) => {
    for (const path of ['/dashboard', '/no/such/page']) {
      expect(await (await request.get(path)).text()).toContain('content="noindex"');
    }
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Podcast' });
    await expect(link).toBeHidden();
    await page.getByRole('banner').locator('summary').click();
    await expect(link).toBeVisible();
  });
});

for (const userType of ['influencer', 'brand'] as const)
  test(`the ${userType} dashboard is accessible, light and dark, at every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page, someone(userType));
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      if (width !== 360 && width !== 1440) continue;
      expect(await page.evaluate(outlineFaults)).toEqual([]);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

test('a page with screens says once that what they show is made up', async ({ page }) => {
  let count = 0;
  for (const path of paths) {
    await open(page, path);
    const screens = await page.locator('.rp-Screen-window').count();
    await expect(page.getByText('Illustrative data'), path).toHaveCount(screens > 0 ? 1 : 0);
    if (screens > 0) count += 1;
  }
  expect(count).toBeGreaterThan(3);
});

test('Tab never leaves a focus ring below the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/help-center');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const [name, room] = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      return [focused.textContent, innerHeight - focused.getBoundingClientRect().bottom];
    });
    expect(room, name).toBeGreaterThanOrEqual(5);
  }
});

test('links whose page does not exist yet say so', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of paths) {
    await open(page, path);
    for (const link of await page.getByRole('main').locator('a[href^="/"]').all()) {
      const href = (await link.getAttribute('href')) as string;
      if (!ENDS_AT_HOME.has(href)) continue;
      seen.add(href);
      const detail = link.page().locator(`[id="${await link.getAttribute('aria-describedby')}"]`);
      await expect(link.getByText('Coming soon').or(detail), href).toBeVisible();
      await expect(link.getByText('Coming soon').or(detail), href).toHaveText('Coming soon');
    }
  }
  expect(seen).toEqual(ENDS_AT_HOME);
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

test('the page checks find faults', async ({ page, request, baseURL }) => {
  await page.goto('/');
  await watchArrival(page);
  await page.route('**/wrong', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Wrong</title></head><body><div id="root">
        <main><h1>One</h1><h3>Skipped</h3></main><main><h1></h1></main>
        <nav aria-label="Same"></nav><nav aria-label="Same"></nav><p id="twice"></p><b id="twice"></b>
        <a href="#nowhere">a</a> <a href="/gone">b</a> <a href="/faq#nowhere">c</a> <a href="faq">d</a>
        <a href="#">e</a> <a href="/events">fine</a> <a href="/">fine</a>
        <div style="inline-size: 5000px">wide</div>
        </div></body></html>`,
    }),
  );
  await page.goto(`${baseURL}/wrong`);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector('h3')?.remove();
    const early = document.createElement('div');
    early.style.blockSize = '300px';
    // Only elements that have been painted can shift.
    await frame();
    await frame();
    document.body.prepend(early);
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'layout-shift' });
    });
    document.querySelector('h1')?.insertAdjacentHTML('afterend', '<h3>Skipped</h3>');
  });
  expect(await page.evaluate(outlineFaults)).toEqual([
    'the page has 2 h1',
    'h3 “Skipped” comes after h1',
    'an h1 is empty',
    'the page has 2 main',
    '2 landmarks are nav “Same”',
    'the id twice occurs twice',
  ]);
  expect(await linkFaults(page, request)).toEqual([
    '#nowhere points to a missing anchor',
    '/gone has no page',
    '/faq#nowhere points to a missing anchor',
    'faq is not a URL of this site',
    '# points to a missing anchor',
  ]);
  expect(await sideways(page)).toBeGreaterThan(0);
  expect((await axeFaults(page)).join()).toContain('landmark-unique');
  const { lost, shifts } = await arrivalOf(page);
  expect(lost).toEqual(['<h3>Skipped</h3>']);
  expect(shifts).not.toEqual([]);
  expect(await htmlFaults('<p><div>no</div></p>')).not.toEqual([]);
});

test('the console check sees an error in a second tab', async ({ context }) => {
  test.fail();
  const second = await context.newPage();
  // Console events arrive on a channel of their own, which may be slower than `evaluate`.
  const told = context.waitForEvent('console');
  await second.evaluate(() => console.error('On purpose.'));
  await told;
});
