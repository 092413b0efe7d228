/** What a developer gets from the packed kit: types, entries, and pages in Chromium. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { packageRoot } from '../../scripts/components.ts';
import type * as Drivers from '../../testing/playwright.ts';
import { expectNoFault, withChromium } from './browser.ts';
import { typeErrors } from './project.ts';

const { folder, url } = inject('tested');
const open = withChromium();
const readme = `${url}readme.html`;

test('the project compiles, and every entry in it', async () => {
  expect(await typeErrors(folder)).toBe('');
});

test('plain Node renders the page, answers included', async () => {
  const html = await (await fetch(url)).text();
  for (const words of ['Every tool in its place', '$49', 'Through oil and water.'])
    expect(html).toContain(words);
  expect(html).not.toContain('style="');
  expect(html).not.toMatch(/rapport|influencer|creator/i);
});

describe.for(['index', 'readme'])('the page %s', (name) => {
  test.for([
    ['light', 1440],
    ['dark', 360],
  ] as const)('has no fault in %s at %i px', async ([colorScheme, width]) => {
    const viewport = { width, height: 900 };
    const page = await open(`${url}${name}.html`, { colorScheme, viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFault(page);
  });
});

test('a dark band stays dark, and sections stand one upon another', async () => {
  const page = await open(url, { colorScheme: 'light' });
  // Vite rewrites light-dark() for older browsers.
  const [band, dark] = await page.evaluate(() => {
    const heading = document.querySelector('[data-surface="ink"] h2') as Element;
    const { color } = getComputedStyle(heading);
    document.documentElement.dataset['colorScheme'] = 'dark';
    return [color, getComputedStyle(document.body).color];
  });
  expect(band).toBe(dark);
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('main > section + section')].map(
      (section) =>
        section.getBoundingClientRect().top -
        (section.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  expect(gaps).toEqual([0, 0, 0, 0, 0]);
});

/** The places where the README's one color shows. */
const BRANDED = {
  button: ['main .rp-Button', 'backgroundColor'],
  link: ['main .rp-Link[data-variant="text"]', 'color'],
  tick: ['.rp-Checkbox input', 'backgroundColor'],
  eyebrow: ['.rp-Hero-eyebrow', 'color'],
  plan: ['[data-highlighted]', 'backgroundColor'],
  ground: ['body', 'backgroundColor'],
} as const;

test('the README’s recipes for color and dark mode work', async () => {
  const text = await readFile(join(packageRoot, 'README.md'), 'utf8');
  const recipe = /## Your colors[^`]+```css\n([^`]+)```/.exec(text)?.[1] ?? '';
  const [dark = '', light = ''] = text.match(/^document\.documentElement\..*$/gm) ?? [];
  const page = await open(url, { colorScheme: 'light' });
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  const colors = () =>
    page.evaluate(
      (places) =>
        Object.entries(places).map(([part, [selector, property]]) => {
          const element = document.querySelector(selector) as Element;
          return `${part}: ${getComputedStyle(element)[property]}`;
        }),
      BRANDED,
    );
  const plain = await colors();
  await page.addStyleTag({ content: recipe });
  const branded = await colors();
  const unchanged = branded.filter((color) => plain.includes(color));
  expect(unchanged.map((color) => color.split(':')[0])).toEqual(['ground']);
  await page.evaluate(dark);
  expect((await colors()).at(-1)).not.toBe(plain.at(-1));
  await page.evaluate(light);
  expect(await colors()).toEqual(branded);
});

test('the README’s form checks, sends and says each answer', async () => {
  const page = await open(readme, {}, /status of (409|500)/);
  const codes = [409, 500, 201];
  const sent: unknown[] = [];
  await page.route('**/api/accounts', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: codes.shift() ?? 500 });
  });
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
  const account = { fullName: 'Ada Byron', password: 'correct horse' };
  expect(sent).toEqual(
    ['com', 'org', 'org'].map((end) => ({ ...account, email: `ada@example.${end}` })),
  );
});

test('the drivers for Playwright use a page as a visitor does', async () => {
  const { faq, header, pricing, signUpForm } = (await import(
    join(folder, 'node_modules/@rapport/ui/dist/testing/playwright.js')
  )) as typeof Drivers;
  const page = await open(url, { viewport: { width: 1440, height: 900 } });
  await page.route('**/api/accounts', (route) => route.fulfill({ status: 201 }));
  await header(page).open('Product').choose('Features');
  expect(page.url()).toBe(`${url}#features`);
  const answer = faq(page).open('Do the labels stay on?').answer('Do the labels stay on?');
  expect(await answer).toBe('Through oil and water.');
  expect(await pricing(page).price('Shop')).toBe('$49 a month');
  expect(await pricing(page).period('Yearly').price('Shop')).toBe('$490 a year');
  const form = signUpForm(page);
  await form.submit();
  expect(await form.errors()).toMatchObject({
    phone: 'Enter a phone number',
    terms: 'Please accept the terms',
  });
  const account = { fullName: 'Ada Byron', email: 'ada@example.com', password: 'correct horse' };
  const sent = page.waitForRequest('**/api/accounts');
  await form.fill({ ...account, phone: '+49 30 1234567', terms: true }).submit();
  expect((await sent).postDataJSON()).toEqual({
    email: 'ada@example.com',
    phone: '+49 30 1234567',
    terms: true,
  });
  expect(await form.message()).toBe('Look into your inbox: we have sent you a link.');
});
