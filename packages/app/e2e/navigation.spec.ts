/** Client-side navigation: point 2 of the product document, and what a browser would do. */
import type { Page } from '@playwright/test';
import {
  axeFaults,
  expect,
  expectAlive,
  FAILED_REQUEST,
  full,
  hold,
  mark,
  open,
  ready,
  requestsDuring,
  stopClock,
  test,
  turnScriptsOff,
  codeOf,
} from './support.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const follow = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true }).click();

const NOT_OPEN = 'That page isn’t open yet, so here’s our homepage.';
const notice = (page: Page) => page.getByRole('main').locator('#notice');

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

  test(
    'fits on one line when there is room, even with an additional link',
    full,
    async ({ page }) => {
      // On a first visit the fonts may load too late. On the second they are in the cache.
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
    },
  );
});

test('the footer', async ({ page }) => {
  await open(page, '/');
  await test.step('links to each page that the document lists', async () => {
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
  await test.step('names the social networks without links, and says why', async () => {
    const networks = footer(page).getByRole('list', { name: 'Follow along soon' });
    await expect(networks.getByRole('listitem')).toHaveText(['Instagram', 'YouTube', 'LinkedIn']);
    await expect(networks.locator('svg')).toHaveCount(3);
    await expect(networks.locator('a, button, [tabindex]')).toHaveCount(0);
  });
  await test.step('has the copyright line of 2025', async () => {
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
    expect(await page.evaluate(() => scrollY)).toBe(0);
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

  test('announces nothing and leaves focus alone on the first page', full, async ({ page }) => {
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      addEventListener('focusin', ({ target }) => events.push((target as Element).tagName));
      new MutationObserver(() => {
        const text = document.querySelector(
          '[aria-live="polite"][aria-atomic="true"]',
        )?.textContent;
        if (text && events.at(-1) !== text) events.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await open(page, '/about');
    await expect(page.locator('body')).toBeFocused();
    // The next page acts after anything that the first page may do.
    await follow(page, 'FAQ');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events);
    await expect.poll(events).toEqual(['A', 'H1', 'FAQ · Rapport']);
  });

  test('shows the first screen before lower sections', full, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const shown: { sections: number; fills: boolean }[] = [];
      Object.assign(window, { shown });
      const old = document.querySelector('h1')!;
      new MutationObserver(() => {
        const main = document.querySelector('main')!;
        const fills = main.getBoundingClientRect().bottom > innerHeight;
        if (!old.isConnected) shown.push({ sections: main.childElementCount, fills });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await follow(page, 'For Brands');
    await expect(page.locator('main > *')).toHaveCount(6);
    const shown = await page.evaluate(
      () => (window as unknown as { shown: { sections: number; fills: boolean }[] }).shown,
    );
    expect(shown[0]).toEqual({ sections: 2, fills: true });
    expect(shown.at(-1)).toEqual({ sections: 6, fills: true });
  });

  test('shows the old page until the new one has loaded', full, async ({ page }) => {
    await open(page, '/');
    const load = await hold(page, codeOf('pages/Faq.tsx'));
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
      `${NOT_OPEN} Back to the community ${await page.title()}`,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAlive(page);
    await page.goBack();
    await expect(page).toHaveURL('/community');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('says on the home page why it is shown, once, with a way back', async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('link', { name: 'The future of influencer marketing' }).click();
    await expect(page).toHaveURL('/');
    await expect(notice(page)).toContainText(NOT_OPEN);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL('/#how-it-works');
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link', { name: 'Back to the blog' }).click();
    await expect(page).toHaveTitle(/^Blog/);
    for (const end of ['/#how-it-works', '/']) {
      await page.goBack();
      await expect(page).toHaveURL(end);
      await expect(page).toHaveTitle(/^Rapport/);
      await expect(notice(page)).toHaveCount(0);
    }
  });

  test.describe('and is opened directly', () => {
    // The browser logs its 404.
    test.use({ expectedError: FAILED_REQUEST });

    for (const [path, text] of [
      ['/help-center/payments', NOT_OPEN],
      ['/no/such/page', 'We couldn’t find that page, so here’s our homepage.'],
    ] as const)
      test(`${path} says so on the home page, until a reload`, async ({ page }) => {
        await open(page, path);
        await expect(page).toHaveURL('/');
        await expect(notice(page)).toContainText(text);
        await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toContainText(text);
        await expect(page.locator('body')).toBeFocused();
        expect(await axeFaults(page)).toEqual([]);
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        const withNotice = await height();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        // Its pictures have their styles, too.
        expect(withNotice - (await height())).toBeLessThan(200);
      });

    test('with scripts off, it offers the home page', async ({ page }) => {
      await turnScriptsOff(page);
      await page.goto('/events');
      expect(await page.evaluate(() => document.body.innerText)).toContain(
        'It may not be open yet',
      );
      await page.getByRole('link', { name: 'Go to the homepage' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('a redirect', full, () => {
  test('does not replace a page to which the visitor went back in the meantime', async ({
    page,
  }) => {
    await open(page, '/');
    const load = await hold(page, codeOf('pages/Login.tsx'));
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

test.describe('a page whose code does not load', () => {
  test.use({ expectedError: /Failed to (load resource|fetch dynamically)/ });

  test('shows the error panel, and back leaves it', async ({ page }) => {
    await open(page, '/');
    await page.route(codeOf('pages/About.tsx'), (route) => route.abort());
    await follow(page, 'About');
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect. Create. Monetize.');
  });

  test('and is opened directly stays readable as it was sent, and its links work', async ({
    page,
  }) => {
    // With a stored session, the page is hidden until its code has confirmed the session.
    await page.addInitScript(() => {
      const hide = () => (document.documentElement.dataset['session'] = 'unknown');
      document.addEventListener('readystatechange', hide, { once: true });
    });
    await page.route(codeOf('pages/Analytics.tsx'), (route) => route.abort());
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('dynamically imported module'),
    );
    await page.goto('/analytics');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'See what a collaboration is worth',
    );
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle(/^FAQ/);
    await ready(page);
  });
});

test.describe('a link that the visitor is about to follow', () => {
  const CODE = /\/assets\/.*\.(?:js|css)$/;
  const ABOUT = codeOf('pages/About.tsx');
  const toAbout = (page: Page) => bar(page).getByRole('link', { name: 'About' });
  /** Records the code files that a page requests from now on, and how many are still loading. */
  const watchCode = (page: Page) => {
    const code = { requested: [] as string[], pending: 0 };
    page.on('request', (request) => {
      if (!CODE.test(request.url())) return;
      code.requested.push(new URL(request.url()).pathname);
      code.pending += 1;
    });
    const onEnd = (request: { url(): string }) => {
      if (CODE.test(request.url())) code.pending -= 1;
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    return code;
  };

  for (const how of ['hover', 'focus'] as const)
    test(
      `is downloaded on ${how}: the click requests no script and no style`,
      full,
      async ({ page }) => {
        await open(page, '/');
        const code = watchCode(page);
        const [answer] = await Promise.all([page.waitForResponse(ABOUT), toAbout(page)[how]()]);
        // After the page's module has run, its pictures are loading.
        await page.evaluate((url) => import(url), answer.url());
        await expect.poll(() => code.pending).toBe(0);
        expect(code.requested.some((path) => codeOf('src/routes.tsx').test(path))).toBe(true);
        expect(code.requested.some((path) => /\/other-.*\.css/.test(path))).toBe(true);

        const before = code.requested.length;
        await toAbout(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page).toHaveTitle(/^About/);
        expect(code.requested.slice(before)).toEqual([]);
      },
    );

  test('is not downloaded on hover for a visitor who saves data', full, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, '/');
    const code = watchCode(page);
    await stopClock(page);
    await requestsDuring(page, async () => {
      await toAbout(page).hover();
      await page.clock.runFor(1000);
    });
    expect(code.requested).toEqual([]);
    await page.clock.resume();
    await toAbout(page).click();
    await expect(page).toHaveTitle(/^About/);
  });

  test.describe('and that cannot be downloaded', full, () => {
    test.use({ expectedError: FAILED_REQUEST });

    test('fails silently, and the click tries again', async ({ page }) => {
      await open(page, '/');
      await stopClock(page);
      await page.route(ABOUT, (route) => route.abort());
      await toAbout(page).hover();
      await Promise.all([page.waitForEvent('requestfailed'), page.clock.runFor(100)]);
      // Lets the rejection reach the page. A failed click would now wait for a second.
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

test.describe('a route table that does not load', full, () => {
  test.use({
    expectedError: /Failed to (load resource|fetch dynamically)|route table didn’t load/,
  });

  test('shows the error panel, back leaves it, and a later visit tries again', async ({ page }) => {
    const TABLE = codeOf('src/routes.tsx');
    await page.route(TABLE, (route) => route.abort());
    await page.clock.install();
    await open(page, '/');
    await follow(page, 'About');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Error');
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(heading).toHaveText('Connect. Create. Monetize.');

    await page.unroute(TABLE);
    // The site waits a second before it tries again.
    await page.clock.fastForward(1000);
    await page.goForward();
    await expect(page).toHaveTitle(/^About/);
    await expect(heading).toBeFocused();
  });
});

test.describe('styles of the other pages fail to load', full, () => {
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
