/** Builds the README's page exactly as written, and checks its look, its form and its color. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { packageRoot } from '../../scripts/components.ts';
import { axeFindings, errorsOf } from './project.ts';

const url = `${inject('tested').url}readme.html`;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(() => browser?.close());

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each([360, 1440])('has no fault at %i px', async (width) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const findings = await axeFindings(page);
    await context.close();
    expect(errors).toEqual([]);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(findings).toEqual([]);
  });
});

/** Opens the page with a server that answers sign-ups with these codes. */
async function withServer(...codes: number[]): Promise<{ page: Page; sent: unknown[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const sent: unknown[] = [];
  await page.route('**/api/accounts', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: codes.shift() ?? 500 });
  });
  await page.goto(url);
  return { page, sent };
}

test('its form checks, sends and says each answer', async () => {
  const { page, sent } = await withServer(409, 500, 201);
  const form = page.locator('#sign-up');
  const submit = form.getByRole('button', { name: 'Create account' });
  await submit.click();
  await form.getByText('Enter your email address').first().waitFor();
  expect(sent).toEqual([]);
  await form.getByLabel('Full name').fill('Ada Byron');
  await form.getByLabel('Email address').fill('ada@example.com');
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  await form.getByLabel('Confirm password').fill('correct horse');
  await submit.click();
  await form.getByText('This address already has an account').first().waitFor();
  await form.getByLabel('Email address').fill('ada@example.org');
  await submit.click();
  await form.getByText('That didn’t work. Try again in a minute.').waitFor();
  await submit.click();
  await form.getByText('Welcome! Check your inbox.').waitFor();
  await page.close();
  const account = { fullName: 'Ada Byron', password: 'correct horse' };
  expect(sent).toEqual(
    ['com', 'org', 'org'].map((end) => ({ ...account, email: `ada@example.${end}` })),
  );
});

test('its recipes for color and dark mode work', async () => {
  const readme = await readFile(join(packageRoot, 'README.md'), 'utf8');
  const recipe = /## Your colors[^`]+```css\n([^`]+)```/.exec(readme)?.[1] ?? '';
  const [dark = '', light = ''] =
    /## Dark mode[^`]+(?:`[^`]+`[^`]+)*```ts\n([^`]+)```/.exec(readme)?.[1]?.split('\n') ?? [];
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url);
  const colors = () =>
    page.evaluate(() => ({
      button: getComputedStyle(document.querySelector('main .rp-Button') as Element)
        .backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  const plain = await colors();
  await page.addStyleTag({ content: recipe });
  const branded = await colors();
  expect(branded.ground).toBe(plain.ground);
  expect(branded.button).not.toBe(plain.button);
  await page.evaluate(dark);
  expect((await colors()).ground).not.toBe(plain.ground);
  await page.evaluate(light);
  expect(await colors()).toEqual(branded);
  await page.close();
});
