import { AxeBuilder } from '@axe-core/playwright';
import { expect, signUp, someone, test } from './support.ts';

const PUBLIC = ['/', '/login', '/register'];
const WIDTHS = [320, 360, 768, 1440];

for (const path of PUBLIC)
  test.describe(path, () => {
    for (const colorScheme of ['light', 'dark'] as const)
      test(`is accessible and never scrolls sideways, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `sideways scroll at ${width} px`,
          ).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${width} px: ${id} ${nodes[0]?.html}`)).toEqual(
            [],
          );
        }
      });

    test('has one h1, one main, a title of its own and no repeated id', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
      expect(ids).toEqual([...new Set(ids)]);
    });
  });

test('titles and descriptions differ from page to page', async ({ request, baseURL }) => {
  const heads = await Promise.all(
    PUBLIC.map(async (path) => (await request.get(`${baseURL}${path}`)).text()),
  );
  for (const part of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
    const words = heads.map((html) => part.exec(html)?.[1]);
    expect(words.every(Boolean)).toBe(true);
    expect(new Set(words).size).toBe(PUBLIC.length);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PUBLIC)
    test(`${path} shows its words and its links`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
    });

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Podcast' });
    await expect(link).toBeHidden();
    await page.getByRole('banner').locator('summary').click();
    await expect(link).toBeVisible();
  });
});

test('hydration keeps the prerendered page: the same nodes, nothing shifted', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) (heading as HTMLElement & { prerendered?: boolean }).prerendered = true;
    });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(
      () =>
        (document.querySelector('h1') as (HTMLElement & { prerendered?: boolean }) | null)
          ?.prerendered,
    ),
  ).toBe(true);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBe(0);
});

test('client navigation moves focus to the new heading and sets the title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Sign in|Log in|Login/i);
});

test('Learn more leads to How it works, below the sticky header', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn more' }).click();
  const heading = page.getByRole('heading', { name: /how it works/i });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await heading.boundingBox();
      return box && header ? box.y - (header.y + header.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
});

test('the dashboards are accessible, light and dark, at every width', async ({ page }) => {
  for (const userType of ['influencer', 'brand'] as const) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await signUp(page, someone(userType));
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => `${userType} ${colorScheme} ${width} px: ${id}`)).toEqual(
          [],
        );
      }
  }
});

test('security headers stand on every answer', async ({ request, baseURL }) => {
  for (const path of [...PUBLIC, '/dashboard', '/no/such/page']) {
    const headers = (await request.get(`${baseURL}${path}`)).headers();
    expect(headers['content-security-policy'], path).toBeTruthy();
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});
