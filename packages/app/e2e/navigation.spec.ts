/** Client-side navigation: point 2 of the product document, and what a browser would do. */
import type { Page } from '@playwright/test';
import {
  expect,
  FAILED_REQUEST,
  hold,
  open,
  ready,
  scrollAndStay,
  stopClock,
  test,
} from './support.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const follow = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true }).click();
/** Follows a link without scrolling it into view first, as Playwright's click would. */
const followFromAfar = (page: Page, name: string) =>
  footer(page)
    .getByRole('link', { name, exact: true })
    .evaluate((link) => (link as HTMLElement).click());
const placeY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Pixels from the bottom of the sticky header to the top of the element. */
const belowHeader = (page: Page, selector: string) =>
  page.evaluate((place) => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    return document.querySelector(place)!.getBoundingClientRect().top - header.bottom;
  }, selector);

/** The distinct scroll positions since {@link watchScrolling} ran in the page. */
const positions = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { positions: Set<number> }).positions]);
const watchScrolling = () => {
  const seen = new Set<number>();
  Object.assign(window, { positions: seen });
  addEventListener('scroll', () => seen.add(Math.round(window.scrollY)));
};

/** Marks the document. A reload would remove the mark. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['alive'] = 'yes'));
const expectAlive = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-alive', 'yes');

const LINKS = ['Home', 'For Influencers', 'For Brands', 'Services', 'Podcast', 'About'];

test.describe('the bar', () => {
  test('has the six pages, Login and Sign Up, and highlights the current page', async ({
    page,
  }) => {
    await open(page, '/');
    const links = bar(page).getByRole('link');
    await expect(links).toHaveText([...LINKS, 'Login', 'Sign Up']);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Home']);
    for (const name of [...LINKS.slice(1), 'Login', 'Sign Up']) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText([name]);
    }
  });

  test('has Blog on the blog page only, and Analytics on the analytics page only', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/blog', 'Blog'],
      ['/analytics', 'Analytics'],
    ] as const) {
      await open(page, path);
      await expect(bar(page).getByRole('link')).toHaveText([...LINKS, name, 'Login', 'Sign Up']);
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText([name]);
      await bar(page).getByRole('link', { name: 'About' }).click();
      await expect(bar(page).getByRole('link')).toHaveText([...LINKS, 'Login', 'Sign Up']);
    }
  });

  test('fits on one line when there is room, even with an additional link', async ({ page }) => {
    // The fonts of a first visit may come too late for it; those of the second are in the cache.
    await open(page, '/analytics');
    await open(page, '/analytics');
    for (const width of [1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await bar(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const { top, height } = link.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        );
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
  });
});

test.describe('the footer', () => {
  test('links to each page that the document lists', async ({ page }) => {
    await open(page, '/');
    const hrefs = await footer(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/for-influencers',
        '/for-brands',
        '/services',
        '/analytics',
        '/help-center',
        '/contact',
        '/faq',
        '/community',
        '/about',
        '/blog',
        '/podcast',
        '/careers',
        '/privacy',
        '/terms',
        '/cookie-policy',
      ]),
    );
  });

  test('names the social networks without links, and says why', async ({ page }) => {
    await open(page, '/');
    const networks = footer(page).getByRole('list', { name: 'Follow along' });
    await expect(networks.getByRole('listitem')).toHaveText(['Instagram', 'YouTube', 'LinkedIn']);
    await expect(networks.locator('svg')).toHaveCount(3);
    await expect(networks.locator('a, button, [tabindex]')).toHaveCount(0);
    await expect(footer(page).getByText('Our channels are coming soon.')).toBeVisible();
  });

  test('has the copyright line of 2025', async ({ page }) => {
    await open(page, '/');
    await expect(footer(page).getByText('© 2025')).toBeVisible();
  });
});

test.describe('following a link', () => {
  test('does not reload, focuses the new heading, announces the title and starts at the top', async ({
    page,
  }) => {
    await open(page, '/');
    await mark(page);
    await follow(page, 'About');
    await expect(page).toHaveURL('/about');
    await expect(page).toHaveTitle(/^About\b.* · Rapport$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(
      await page.title(),
    );
    expect(await placeY(page)).toBe(0);
    await expectAlive(page);
  });

  test('updates the head', async ({ page }) => {
    await open(page, '/');
    await follow(page, 'FAQ');
    await expect(page).toHaveURL('/faq');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /^Get answers about Rapport/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/);
    await page.goBack();
    await expect(description).toHaveAttribute('content', /^Rapport connects/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\.example\/$/);
  });

  test('announces nothing and leaves focus alone on the first page', async ({ page }) => {
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText('');
    await expect(page.locator('body')).toBeFocused();
  });

  test('shows the old page until the new one has loaded', async ({ page }) => {
    await open(page, '/');
    const load = await hold(page, /\/assets\/Faq-.*\.js/i);
    await follow(page, 'FAQ');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    load();
    await expect(page).toHaveTitle(/FAQ/);
  });
});

test.describe('a link to a page that does not exist', () => {
  test('ends at / and replaces its own history entry, with focus and announcement', async ({
    page,
  }) => {
    await open(page, '/about');
    await follow(page, 'Community');
    await expect(page).toHaveURL('/community');
    await mark(page);
    await page.getByRole('link', { name: 'View All Events' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(
      await page.title(),
    );
    expect(await placeY(page)).toBe(0);
    await expectAlive(page);
    await page.goBack();
    await expect(page).toHaveURL('/community');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('a redirect', () => {
  test('does not replace the page that the visitor has gone back to in the meantime', async ({
    page,
  }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const load = await hold(page, /\/assets\/Login-.*\.js/);
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'guarded' }, '', '/dashboard');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    await expect(page).toHaveURL('/');
    load();
    await page.goForward();
    await expect(page).toHaveTitle(/^Sign in/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Rapport/);
    await expect(page).toHaveURL('/');
  });
});

test.describe('going back', () => {
  // After a reload the browser keeps the same text in view, which is elsewhere if the fonts arrived
  // in time for only one of the loads. So they never arrive.
  test.beforeEach(({ page }) =>
    page.route('**/*.woff2', (route) => route.fulfill({ status: 204 })),
  );

  test('restores the position, also on forward and after a reload', async ({ page }) => {
    await open(page, '/');
    await scrollAndStay(page, 640);
    await followFromAfar(page, 'FAQ');
    await expect(page).toHaveTitle(/FAQ/);
    await expect.poll(() => placeY(page)).toBe(0);
    await scrollAndStay(page, 300);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(640);
    await page.goForward();
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => placeY(page)).toBe(300);

    await page.reload();
    await expect.poll(() => placeY(page)).toBe(300);
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(640);
  });

  test('restores the position if the visitor leaves before the scroll event fires', async ({
    page,
  }) => {
    // It fires once a frame, and a visitor may leave before that. Here it never fires.
    await page.addInitScript(() =>
      addEventListener('scroll', (event) => event.stopImmediatePropagation(), true),
    );
    await open(page, '/');
    await scrollAndStay(page, 640);
    await followFromAfar(page, 'FAQ');
    await expect(page).toHaveTitle(/FAQ/);
    await scrollAndStay(page, 300);
    await page.goBack();
    await expect(page).toHaveTitle(/^Rapport/);
    expect(await placeY(page)).toBe(640);
    await page.goForward();
    await expect(page).toHaveTitle(/FAQ/);
    expect(await placeY(page)).toBe(300);

    await scrollAndStay(page, 600);
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveTitle(/^Rapport/);
    await ready(page);
    await page.goForward();
    await expect(page).toHaveTitle(/FAQ/);
    await expect.poll(() => placeY(page)).toBe(600);
  });

  test('restores the position of a page from the page cache, even if the browser does not', async ({
    page,
  }) => {
    await open(page, '/');
    await scrollAndStay(page, 640);
    // Simulates WebKit, which shows the page at the top and scrolls after the event.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      scrollTo({ top: 0, behavior: 'instant' });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => placeY(page)).toBe(640);
  });

  test('positions are restored without smooth scrolling while the page loads, as after a reload', async ({
    page,
  }) => {
    const behavior = (value: string) =>
      expect(page.locator('html')).toHaveCSS('scroll-behavior', value);
    const load = await hold(page, /\/assets\/base-.*\.js/);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await behavior('auto');
    load();
    await ready(page);
    await behavior('auto');
  });

  test('shows the page of the URL even if the visitor goes back before the script has loaded', async ({
    page,
  }) => {
    await open(page, '/');
    await scrollAndStay(page, 640);
    await followFromAfar(page, 'FAQ');
    await expect(page).toHaveTitle(/FAQ/);
    const load = await hold(page, /\/assets\/base-.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser keeps the current document, which belongs to the other page.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    load();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
    await ready(page);
    await expect(page).toHaveTitle(/^Rapport/);
    await expect.poll(() => placeY(page)).toBe(640);
  });

  test('restores the position once the page has loaded, and not before', async ({ page }) => {
    // Simulates a reload after which the browser uses one document for all entries.
    await page.addInitScript(() =>
      sessionStorage.setItem('rapport:positions', JSON.stringify({ first: 500 })),
    );
    await open(page, '/faq');
    await page.evaluate(() => {
      history.replaceState({ idx: 0, key: 'first' }, '', '/about');
      history.pushState({ idx: 1, key: 'second' }, '', '/faq');
      scrollTo({ top: 200, behavior: 'instant' });
    });
    const load = await hold(page, /\/assets\/About-.*\.js/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/about');
    expect(await placeY(page), 'the old page keeps its position').toBe(200);
    load();
    await expect(page).toHaveTitle(/About/);
    await expect.poll(() => placeY(page)).toBe(500);
  });
});

test.describe('an anchor on a page', () => {
  const PLACE = '#how-it-works';

  test('Learn more scrolls to it smoothly, below the sticky header', async ({ page }) => {
    await open(page, '/');
    // The number of intermediate positions depends on the machine, so check the CSS.
    const behaviors = page.evaluate(
      (later) =>
        new Promise<string[]>((resolve) => {
          const behavior = () => getComputedStyle(document.documentElement).scrollBehavior;
          addEventListener('click', () => {
            const during = behavior();
            setTimeout(() => resolve([during, behavior()]), later);
          });
        }),
      1000,
    );
    await page.getByRole('link', { name: 'Learn more' }).click();
    expect(await behaviors, 'and later the keyboard and find-in-page scroll at once').toEqual([
      'smooth',
      'auto',
    ]);
    await expect(page).toHaveURL(`/${PLACE}`);
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    expect(await belowHeader(page, PLACE)).toBeGreaterThanOrEqual(0);
  });

  test('a page opened while the scrolling continues starts at its top', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Learn more' }).click();
    await page.waitForFunction(() => scrollY > 50);
    await followFromAfar(page, 'FAQ');
    await expect(page).toHaveTitle(/FAQ/);
    // Leftover smooth scrolling moves the next frame, and the one after it corrects that.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 4; frames += 1) await frame();
    });
    expect(await placeY(page)).toBe(0);
  });

  test('is reached at once if the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.evaluate(watchScrolling);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    await expect.poll(() => positions(page)).toEqual([await placeY(page)]);
  });

  test('is reached by its URL on load, below the sticky header', async ({ page }) => {
    await open(page, `/${PLACE}`);
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    expect(await belowHeader(page, PLACE)).toBeGreaterThanOrEqual(0);
  });

  test('is reached on a page that a link led to', async ({ page }) => {
    await open(page, '/about');
    await bar(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveTitle(/^Rapport/);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
  });

  test('is reached again by the same link', async ({ page }) => {
    await open(page, '/');
    // Scroll at once, so that no scrolling is in progress during the second turn.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let turn = 0; turn < 2; turn += 1) {
      await scrollAndStay(page, 0);
      await page.getByRole('link', { name: 'Learn more' }).click();
      await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    }
  });

  test('back returns to the previous position, and the anchor can be reached again', async ({
    page,
  }) => {
    await open(page, '/');
    // Scroll at once, so that no scrolling is in progress when the visitor goes back.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollAndStay(page, 60);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placeY(page)).toBe(60);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
  });

  test('is reached from another page, at once', async ({ page }) => {
    await open(page, '/about');
    await mark(page);
    await page.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      history.pushState({ idx: 1, key: 'next' }, '', '/#how-it-works');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveTitle(/^Rapport/);
    expect(await belowHeader(page, PLACE)).toBeGreaterThanOrEqual(0);
    expect(await belowHeader(page, PLACE)).toBeLessThan(40);
    await expect(page.locator(PLACE)).toBeFocused();
    await expectAlive(page);
  });
});

test.describe('a page whose code does not load', () => {
  test.use({ expectedError: /Failed to (load resource|fetch dynamically)/ });

  test('shows the error panel, and back leaves it', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\/About-.*\.js/, (route) => route.abort());
    await follow(page, 'About');
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
  });
});

test.describe('a link that the visitor is about to follow', () => {
  const CODE = /\/assets\/.*\.(?:js|css)$/;
  const ABOUT = /\/assets\/About-.*\.js$/;
  const toAbout = (page: Page) => bar(page).getByRole('link', { name: 'About' });
  /** The files of code that a page requests from now on, and how many have not arrived. */
  const watchCode = (page: Page) => {
    const code = { asked: [] as string[], pending: 0 };
    page.on('request', (request) => {
      if (!CODE.test(request.url())) return;
      code.asked.push(new URL(request.url()).pathname);
      code.pending += 1;
    });
    const arrived = (request: { url(): string }) => {
      if (CODE.test(request.url())) code.pending -= 1;
    };
    page.on('requestfinished', arrived);
    page.on('requestfailed', arrived);
    return code;
  };

  for (const how of ['hover', 'focus'] as const)
    test(`is downloaded on ${how}: the click requests no script and no style`, async ({ page }) => {
      await open(page, '/');
      const code = watchCode(page);
      const [answer] = await Promise.all([page.waitForResponse(ABOUT), toAbout(page)[how]()]);
      // Once the page's module has run, its pictures are on their way.
      await page.evaluate((url) => import(url), answer.url());
      await expect.poll(() => code.pending).toBe(0);
      expect(code.asked.some((path) => /\/routes-/.test(path))).toBe(true);
      expect(code.asked.some((path) => /\/other-.*\.css/.test(path))).toBe(true);

      const before = code.asked.length;
      await toAbout(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^About/);
      expect(code.asked.slice(before)).toEqual([]);
    });

  test('is not downloaded on hover for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, '/');
    const code = watchCode(page);
    await toAbout(page).hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(code.asked).toEqual([]);
    await toAbout(page).click();
    await expect(page).toHaveTitle(/^About/);
  });

  test.describe('and that cannot be downloaded', () => {
    test.use({ expectedError: FAILED_REQUEST });

    test('fails silently, and the click tries again', async ({ page }) => {
      await open(page, '/');
      await stopClock(page);
      await page.route(ABOUT, (route) => route.abort());
      await toAbout(page).hover();
      await Promise.all([page.waitForEvent('requestfailed'), page.clock.runFor(100)]);
      // The rejection reaches the page; a click that failed would now wait for a second.
      await page.clock.runFor(10);
      await page.unroute(ABOUT);
      await toAbout(page).click();
      await page.clock.resume();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^About/);
      await expect(page.getByRole('heading', { name: 'Error' })).toBeHidden();
    });
  });
});

test.describe('a route table that does not load', () => {
  test.use({
    expectedError: /Failed to (load resource|fetch dynamically)|route table didn’t load/,
  });

  test('shows the error panel, back leaves it, and a later visit tries again', async ({ page }) => {
    const TABLE = /\/assets\/routes-.*\.js/;
    await page.route(TABLE, (route) => route.abort());
    await open(page, '/');
    await follow(page, 'About');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Error');
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(heading).toHaveText('Connect. Create. Monetize.');

    await page.unroute(TABLE);
    // It waits a second before it tries again: that timer is older than this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await page.goForward();
    await expect(page).toHaveTitle(/^About/);
    await expect(heading).toBeFocused();
  });
});

test.describe('styles of the other pages fail to load', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('the page appears anyway, and the next page requests them again', async ({ page }) => {
    const OTHER = /\/assets\/other-.*\.css/;
    await open(page, '/');
    await page.route(OTHER, (route) => route.abort());
    await follow(page, 'About');
    await expect(page).toHaveTitle(/^About/);
    await page.unroute(OTHER);
    const [answer] = await Promise.all([page.waitForResponse(OTHER), follow(page, 'FAQ')]);
    expect(answer.status()).toBe(200);
    await expect(page).toHaveTitle(/FAQ/);
    await expect(page.locator('head > link[href*="/other-"]')).toHaveCount(1);
  });
});
