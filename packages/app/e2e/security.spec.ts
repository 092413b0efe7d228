/**
 * What browsers do with the pages' headers. Browsers log each violation of the policy as an error,
 * so every other test also fails on a violation.
 */
import { expect, full, open, test } from './support.ts';

test.describe('text that would become script or markup', () => {
  test.use({ expectedError: /Trusted ?(?:Types?|HTML|Script)/ });

  const injections: Record<string, () => void> = {
    innerHTML: () => (document.body.innerHTML = '<img src=x onerror="injected()">'),
    srcdoc: () => (document.createElement('iframe').srcdoc = '<b>injected</b>'),
    'the address of a script': () =>
      (document.createElement('script').src = 'https://example.com/injected.js'),
    'the text of a script': () => (document.createElement('script').text = 'injected()'),
    'an event handler': () => document.body.setAttribute('onclick', 'injected()'),
  };

  test('is refused, and no script can make another policy', full, async ({ page }) => {
    await open(page, '/');
    for (const [what, inject] of Object.entries(injections))
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

test('structured data that is added by script violates nothing', full, async ({ page }) => {
  await open(page, '/');
  await page.locator('a[href="/faq"]:visible').first().click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('#root script[type="application/ld+json"]').last()).toBeAttached();
});

test('a missing asset is not cached', async ({ request }) => {
  const missing = await request.get('/assets/index-00000000.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/.+?\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});
