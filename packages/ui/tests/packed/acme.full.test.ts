/**
 * A company's landing page, written against the README alone: packages/ui/tests/packed/project/src/Acme.tsx.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { axeFindings, errorsOf, pictures } from './project.ts';

const url = `${inject('tested').url}acme.html`;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  await mkdir(pictures, { recursive: true });
});

afterAll(() => browser?.close());

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each([360, 768, 1440])('has no fault at %i px', async (width) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.screenshot({
      path: join(pictures, `acme-${colorScheme}-${width}.png`),
      fullPage: true,
    });
    const findings = await axeFindings(page);
    await context.close();
    expect(errors).toEqual([]);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(findings).toEqual([]);
  });
});

test('it shows nothing of the kit’s makers: no word, attribute, picture or title', async () => {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { markup, drawings } = await page.evaluate(() => ({
    markup: document.documentElement.outerHTML,
    drawings: [...document.querySelectorAll('main svg, img, picture')].filter(
      (picture) => !picture.closest('.rp-FeatureGrid, .rp-Accordion, .rp-PasswordField'),
    ).length,
  }));
  const name = await page.getByRole('banner').getByRole('link').first().textContent();
  await page.close();
  expect(markup).not.toMatch(/rapport|influencer|creator/i);
  expect(
    files.filter((file) => /rapport|\.(?:svg|png|jpe?g|webp|avif|woff2?)$/i.test(file)),
  ).toEqual([]);
  expect(drawings).toBe(0);
  expect(name).toBe('Acme');
});

test('the sign-up’s own fields are validated and arrive typed', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const sent: unknown[] = [];
  await page.route('**/api/accounts', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 201 });
  });
  await page.goto(url);
  const form = page.getByRole('region', { name: 'Try Acme for thirty days' });
  const submit = form.getByRole('button', { name: 'Start for free' });
  await submit.click();
  await form.getByText('Enter a phone number').waitFor();
  await form.getByText('Please accept the terms').waitFor();
  expect(sent).toEqual([]);
  await form.getByLabel('Full name').fill('Ada Byron');
  await form.getByLabel('Email address').fill('ada@example.com');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByLabel('Phone number').fill('+49 30 1234567');
  await form.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await submit.click();
  await form.getByText('Look into your inbox').waitFor();
  await page.close();
  expect(sent).toEqual([{ email: 'ada@example.com', phone: '+49 30 1234567', terms: true }]);
});

test('the period switch shows the other prices', async () => {
  const page = await browser.newPage();
  await page.goto(url);
  const prices = page.getByRole('region', { name: 'Pay for the shop' });
  await prices.getByText('$49', { exact: true }).waitFor();
  await prices.getByRole('radio', { name: 'Yearly' }).check({ force: true });
  await prices.getByText('$490', { exact: true }).waitFor();
  expect(await prices.getByText('$49', { exact: true }).isVisible()).toBe(false);
  await page.close();
});
