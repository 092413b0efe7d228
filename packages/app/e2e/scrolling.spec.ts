/** Scroll positions: on going back, and at places on a page. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAlive,
  full,
  hold,
  mark,
  open,
  ready,
  scrollAndStay,
  stopClock,
  test,
  codeOf,
} from './support.ts';

/** Follows a link without scrolling to it. Playwright's click would scroll first. */
const followFromAfar = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link) => (link as HTMLElement).click());
const placeY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Returns the pixels from the bottom of the sticky header to the top of the element. */
const belowHeader = (page: Page, selector: string) =>
  page.evaluate((place) => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    return document.querySelector(place)!.getBoundingClientRect().top - header.bottom;
  }, selector);

/** Returns the distinct scroll positions since {@link watchScrolling} ran in the page. */
const positions = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { positions: Set<number> }).positions]);
const watchScrolling = () => {
  const distinct = new Set<number>();
  Object.assign(window, { positions: distinct });
  addEventListener('scroll', () => distinct.add(Math.round(window.scrollY)));
};

test.describe('going back', () => {
  // After a reload the browser keeps the same text in view. Its position differs if the fonts were
  // in time for only one of the loads, so here they never load.
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

  test(
    'restores the position if the visitor leaves before the scroll event fires',
    full,
    async ({ page }) => {
      // The event fires once a frame, and a visitor may leave before that. Here it never fires.
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
    },
  );

  test(
    'restores the position if the next page is still waiting for pictures further down',
    full,
    async ({ page }) => {
      await open(page, '/');
      await scrollAndStay(page, 640);
      const pictures = codeOf('pictures/support.tsx');
      const load = await hold(page, pictures);
      const request = page.waitForRequest(pictures);
      await followFromAfar(page, 'FAQ');
      await expect(page).toHaveTitle(/FAQ/);
      await request;
      await page.goBack();
      await expect(page).toHaveTitle(/^Rapport/);
      await expect.poll(() => placeY(page)).toBe(640);
      load();
    },
  );

  test(
    'restores the position of a page from the page cache, even if the browser does not',
    full,
    async ({ page }) => {
      await open(page, '/');
      await scrollAndStay(page, 640);
      // Simulates WebKit, which shows the page at the top and scrolls after the event.
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        scrollTo({ top: 0, behavior: 'instant' });
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect.poll(() => placeY(page)).toBe(640);
    },
  );

  test(
    'positions are restored without smooth scrolling while the page loads, as after a reload',
    full,
    async ({ page }) => {
      const behavior = (value: string) =>
        expect(page.locator('html')).toHaveCSS('scroll-behavior', value);
      const load = await hold(page, codeOf('src/App.tsx'));
      await page.goto('/faq', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await behavior('auto');
      load();
      await ready(page);
      await behavior('auto');
    },
  );

  test(
    'shows the page of the URL even if the visitor goes back before the script has loaded',
    full,
    async ({ page }) => {
      await open(page, '/');
      await scrollAndStay(page, 640);
      await followFromAfar(page, 'FAQ');
      await expect(page).toHaveTitle(/FAQ/);
      const load = await hold(page, codeOf('src/App.tsx'));
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The browser keeps the current document, although it belongs to the other page.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/');
      load();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Connect. Create. Monetize.',
      );
      await ready(page);
      await expect(page).toHaveTitle(/^Rapport/);
      await expect.poll(() => placeY(page)).toBe(640);
    },
  );

  test('restores the position once the page has loaded, and not before', full, async ({ page }) => {
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
    const load = await hold(page, codeOf('pages/About.tsx'));
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
    await stopClock(page);
    // The number of intermediate positions depends on the machine, so check the CSS.
    const behavior = (value: string) =>
      expect(page.locator('html')).toHaveCSS('scroll-behavior', value);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await behavior('smooth');
    await page.clock.runFor(1000);
    // After that, the keyboard and find-in-page scroll at once.
    await behavior('auto');
    await page.clock.resume();
    await expect(page).toHaveURL(`/${PLACE}`);
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    expect(await belowHeader(page, PLACE)).toBeGreaterThanOrEqual(0);
  });

  test('a page opened while the scrolling continues starts at its top', full, async ({ page }) => {
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

  test('is reached at once if the visitor prefers reduced motion', full, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.evaluate(watchScrolling);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    await expect.poll(() => positions(page)).toEqual([await placeY(page)]);
  });

  test('is reached by its URL on load, below the sticky header', full, async ({ page }) => {
    await open(page, `/${PLACE}`);
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
    expect(await belowHeader(page, PLACE)).toBeGreaterThanOrEqual(0);
  });

  test('is reached on a page that a link led to', full, async ({ page }) => {
    await open(page, '/about');
    await page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link', { name: 'Home' })
      .click();
    await expect(page).toHaveTitle(/^Rapport/);
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect.poll(() => belowHeader(page, PLACE)).toBeLessThan(40);
  });

  test('is reached again by the same link', full, async ({ page }) => {
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

  test('is reached from another page, at once', full, async ({ page }) => {
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
