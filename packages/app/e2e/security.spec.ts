/**
 * Checks what browsers do with the pages' headers. Browsers log each violation of the policy as an
 * error, so every other test also fails on a violation.
 */
import { expect, full, open, signUp, SITE, someone, test } from './support.ts';

test(
  'structured data that is added by script, and a session, violate nothing',
  full,
  async ({ page }) => {
    for (const path of ['/faq', '/podcast']) {
      await open(page, '/');
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('#root script[type="application/ld+json"]').last()).toBeAttached();
    }
    await signUp(page, someone());
  },
);

test.describe('text that would become script or markup', () => {
  test.use({ expectedError: /Trusted ?(?:Types?|HTML|Script)/ });

  const injections: [what: string, inject: () => void][] = [
    ['innerHTML', () => (document.body.innerHTML = '<img src=x onerror="injected()">')],
    ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>')],
    ['srcdoc', () => (document.createElement('iframe').srcdoc = '<b>injected</b>')],
    [
      'the address of a script',
      () => (document.createElement('script').src = 'https://example.com/injected.js'),
    ],
    ['the text of a script', () => (document.createElement('script').text = 'injected()')],
    ['an event handler', () => document.body.setAttribute('onclick', 'injected()')],
  ];
  test('is refused, and no script can make another policy', async ({ page }) => {
    await open(page, '/');
    for (const [what, inject] of injections)
      await expect(page.evaluate(inject), what).rejects.toThrow(/requires 'Trusted\w+'/);
    await expect(page.getByText('injected')).toHaveCount(0);
    const make = () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('another', { createHTML: (html: string) => html });
    };
    await expect(page.evaluate(make)).rejects.toThrow(/createPolicy/);
  });
});

test(
  'a page hydrates at every spelling of its path that a host may serve',
  full,
  async ({ page }) => {
    for (const spelling of ['/%61bout', '//about', '/about/']) {
      // Serves the page like Firebase Hosting. The local server redirects one of the spellings, and
      // sends the others without the page’s headers.
      await page.route(`**${spelling}?*`, async (route) => {
        const response = await route.fetch({ url: `${SITE}/about` });
        await route.fulfill({ response });
      });
      await open(page, `${SITE}${spelling}?from=%61#main`);
      await expect(page).toHaveURL('/about?from=%61#main');
      await expect(page).toHaveTitle(/About/);
    }
  },
);

test('a missing asset is not cached', async ({ request }) => {
  const missing = await request.get('/assets/index-00000000.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/.+?\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});
