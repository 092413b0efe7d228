/** Tests every page of the route table, on the production build. New pages need no change here. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { patience } from '@rapport/tooling/patience';
import { descriptions } from '../src/content/descriptions.ts';
import { routes } from '../src/routes.tsx';
import { silentButtons } from './buttons.ts';
import { hrefsOf, linksOfMain, outlineFaults, smallTexts, unseenTexts } from './outline.ts';
import {
  axeFaults,
  blockContent,
  COLORS,
  expect,
  full,
  open,
  sideways,
  test,
  turnScriptsOff,
} from './support.ts';

const pages = routes.filter(({ access }) => access === 'public');
const paths = pages.map(({ path }) => path);

/** Links in the product document without a page. They end at `/` (its point 2). */
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

/** Returns broken links: those to a missing anchor or an unknown path. */
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
      const hasAnchor = here
        ? await page.evaluate((name) => document.getElementById(name) !== null, id)
        : (await (await request.get(pathname)).text()).includes(` id="${id}"`);
      if (!hasAnchor) faults.push(`${href} points to a missing anchor`);
    }
  }
  return faults;
}

/** The record of {@link watchArrival} on the window. */
interface Arrival {
  prerendered: Element[];
  shifts: { value: number; of: string }[];
}

/** Records the elements in the served HTML and every layout shift. */
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
 * Waits for a paint. Returns the sections that are still hidden although the next section is
 * complete: Chromium restyles a section only then. Evaluated in the page.
 */
async function paintSections(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return [...document.querySelectorAll('main > :has(+ * + *)')]
    .filter((section) => getComputedStyle(section).visibility === 'hidden')
    .map(({ className }) => className);
}

/**
 * Opens HTML that arrives piece by piece; each piece is painted before the next one comes.
 * @returns The sections that were drawn too late.
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

/**
 * Splits HTML into the part before the header, then a piece for every twelve tags. The pieces
 * request nothing.
 */
function piecesOf(markup: string): string[] {
  const bare = markup
    .replaceAll(/@font-face\s*\{.*?\}|<link [^>]*>|<script.*?<\/script>/gs, '')
    .replace('</head>', '<link rel="icon" href="data:," /></head>');
  const start = bare.indexOf('<header');
  const pieces = bare.slice(start).match(/(?:<[^<]*){1,12}/g) ?? [];
  return [bare.slice(0, start), ...pieces];
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
  // Fonts may load after the first paint and change the width of words a little. fonts.spec.ts
  // limits the shift.
  expect
    .soft(
      shifts.filter(({ value }) => value > 0.001),
      'layout shifts',
    )
    .toEqual([]);
}

/** Returns what is superfluous or missing on paper. Evaluated in the page. */
function paperFaults(): string[] {
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const torn = [...document.querySelectorAll('main li, main figure, .rp-Accordion-item')].filter(
    (element) => getComputedStyle(element).breakInside !== 'avoid',
  );
  return [
    ...fixed.map(({ className }) => `${className} covers the text`),
    ...torn.map(({ className }) => `${className} can be torn in two`),
  ];
}

/** Expects that the printed page is the same without the skip link. */
async function expectNoSkipLinkOnPaper(page: Page): Promise<void> {
  const paper = async () =>
    (await page.pdf({ format: 'A4', tagged: false }))
      .toString('latin1')
      .replaceAll(/\/(?:Creation|Mod)Date \(.*?\)/g, '');
  const display = (value: string) =>
    page.locator('.rp-SkipLink').evaluate((link, shown) => {
      link.style.display = shown;
    }, value);
  // The page may still change during the first print.
  await expect(async () => {
    const before = await paper();
    await display('none');
    const after = await paper();
    await display('');
    expect(before === after, 'the skip link is not on the paper').toBe(true);
  }).toPass({ timeout: patience.expect });
}

/** Returns the requests of the page before its first paint. Evaluated in the page. */
function requestsBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.includes('/assets/') && startTime < paint!.startTime)
    .map(({ name }) => name);
}

for (const { path, title } of pages)
  test.describe(path, () => {
    // Without motion, no color is in transition when axe runs.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('arrives whole with a content blocker; title, outline, links, HTML, axe, both schemes, every width, buttons, scripts off', async ({
      page,
      request,
    }) => {
      await blockContent(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await watchArrival(page);
      const answer = await open(page, path);
      expect.soft(await page.evaluate(requestsBeforePaint), 'requests before paint').toEqual([]);
      expect.soft(await page.title()).toBe(title);
      expect.soft(await page.evaluate(outlineFaults), 'outline').toEqual([]);
      expect.soft(await linkFaults(page, request), 'links').toEqual([]);
      expect.soft(await htmlFaults((await answer?.text()) ?? ''), 'HTML').toEqual([]);
      const toCome = (await page.evaluate(linksOfMain)).some((href) => ENDS_AT_HOME.has(href));
      const soon = page.getByRole('main').getByText(/\bopens? soon\b/);
      await expect.soft(soon, 'says once what isn’t open yet').toHaveCount(toCome ? 1 : 0);
      const screens = await page.locator('.rp-Screen-window, .rp-MetricsPreview-board').count();
      const note = page.getByText('Sample data');
      await expect.soft(note, 'says once what is made up').toHaveCount(Math.min(screens, 1));
      expect.soft(await page.evaluate(smallTexts, 13), 'small type in pictures').toEqual([]);
      expect.soft(await axeFaults(page), 'axe, light, 1440 px').toEqual([]);
      await expectArrival(page);

      await page.emulateMedia({ colorScheme: 'dark' });
      for (const width of [768, 320, 390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await sideways(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        expect
          .soft(await page.evaluate(smallTexts, 12), `small type in pictures at ${width} px`)
          .toEqual([]);
      }
      expect.soft(await page.evaluate(outlineFaults), 'outline, 360 px').toEqual([]);
      expect.soft(await axeFaults(page, COLORS), 'axe, dark, 360 px').toEqual([]);

      await page.setViewportSize({ width: 1280, height: 900 });
      // Header and footer are the same everywhere.
      const inside = path === '/' ? page.locator('body') : page.getByRole('main');
      expect.soft(await silentButtons(page, inside), 'buttons without an answer').toEqual([]);
      await expect.soft(page).toHaveURL(path);

      await turnScriptsOff(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await page.evaluate(unseenTexts), 'unseen with scripts off').toEqual([]);
      const texts = await page.evaluate(() => document.body.innerText);
      expect.soft(texts).not.toContain('.example');
      expect.soft(texts.split('isn’t live yet').length, 'it says so once').toBeLessThanOrEqual(2);
      await expect.soft(page.getByRole('contentinfo').getByRole('link')).toHaveCount(15);
      await expect.soft(page.locator('footer')).toHaveCSS('overflow-wrap', 'anywhere');
    });

    test('axe in the other schemes and widths; on paper', full, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await watchArrival(page);
      await open(page, path);
      expect.soft(await axeFaults(page), 'axe, light, 360 px').toEqual([]);
      await expectArrival(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFaults(page), 'axe, dark, 1440 px').toEqual([]);

      await page.emulateMedia({ colorScheme: 'light', media: 'print' });
      expect.soft(await page.evaluate(paperFaults), 'on paper').toEqual([]);
      await expectNoSkipLinkOnPaper(page);
    });

    test(
      'nothing that is drawn moves while the HTML is still arriving',
      full,
      async ({ page, request }) => {
        const pieces = piecesOf(await (await request.get(path)).text());
        expect(pieces.length).toBeGreaterThan(20);
        await watchArrival(page);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await openInPieces(page, pieces), 'sections drawn too late').toEqual([]);
          const { shifts } = await arrivalOf(page);
          expect.soft(shifts, `layout shifts at ${width} px`).toEqual([]);
        }
      },
    );
  });

test.describe('what machines read', () => {
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

  test('the home page says who runs the site', async ({ request }) => {
    const markup = await (await request.get('/')).text();
    const [, data = ''] =
      /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(markup) ?? [];
    expect(JSON.parse(data)).toMatchObject({
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

  test('icons and manifest exist', async ({ request }) => {
    const manifest = await request.get('/site.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string }[] };
    const markup = await (await request.get('/')).text();
    const linked = (
      markup.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? []
    ).map((link) => /href="(.+?)"/.exec(link)?.[1] ?? '');
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

test('every response has security headers', async ({ request }) => {
  for (const path of [...paths, '/dashboard', '/no/such/page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBeTruthy();
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});

test('the links whose page does not exist yet are those of the product document', async ({
  request,
}) => {
  const found = await Promise.all(
    paths.map(async (path) =>
      (await (await request.get(path)).text()).match(/(?<= href=")\/.*?(?=")/g),
    ),
  );
  expect(new Set(found.flat().filter((href) => ENDS_AT_HOME.has(href ?? '')))).toEqual(
    ENDS_AT_HOME,
  );
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

test('Tab never leaves a focus ring below the fold', full, async ({ page }) => {
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
        <div class="rp-Screen-window"><p style="font-size: 11px">small</p></div>
        <button>Nothing</button>
        </div></body></html>`,
    }),
  );
  await page.goto(`${baseURL}/wrong`);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector('h3')?.remove();
    const early = document.createElement('div');
    early.style.blockSize = '300px';
    // Only painted elements can shift.
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
  expect(await page.evaluate(smallTexts, 12)).toEqual(['11px: small']);
  // However long it waits, this one never answers.
  expect(await silentButtons(page, page.locator('body'), 1000)).toEqual(['Nothing']);
  expect((await axeFaults(page)).join()).toContain('landmark-unique');
  const { lost, shifts } = await arrivalOf(page);
  expect(lost).toEqual(['<h3>Skipped</h3>']);
  expect(shifts).not.toEqual([]);
  expect(await htmlFaults('<p><div>no</div></p>')).not.toEqual([]);
});

test('the console check finds an error in a second tab', async ({ context }) => {
  test.fail();
  const second = await context.newPage();
  // Console events arrive on a channel of their own, which may be slower than `evaluate`.
  const event = context.waitForEvent('console');
  await second.evaluate(() => console.error('On purpose.'));
  await event;
});
