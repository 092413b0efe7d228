/** Acts as a visitor of a consumer’s pages, in Chromium. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { errorsOf } from '../packed/project.ts';

/** How long an element may take to appear, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Serves a folder of a project as static files while `visit` runs. */
export async function servingFiles(
  folder: string,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { port: 0 },
  });
  try {
    await visit(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/**
 * Opens a page and does something on it.
 * @throws AssertionError if the page logs an error or throws, as React does when it can't hydrate.
 */
export async function open(
  url: string,
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    page.setDefaultTimeout(PATIENCE_MS);
    const errors = errorsOf(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await act(page);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
  }
}

/** Opens a question. */
export async function readAnswer(page: Page): Promise<void> {
  const answer = page.getByText('Until nine in the evening.');
  assert.equal(await answer.isVisible(), false);
  await page.getByRole('button', { name: 'How late can I order?' }).click();
  await answer.waitFor();
}

/** Fills in the form for signing up; the two passwords differ if the second is given. */
export async function fillIn(page: Page, again = 'correct horse'): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill(again);
}

/** Sends the form empty, then filled in. */
export async function signUp(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await page.getByText('Enter your email address').first().waitFor();
  await fillIn(page);
  await submit.click();
  await page.getByText('We wrote to ada@example.com.').waitFor();
}

/** Builds nothing: opens the built page with {@link readAnswer}, {@link signUp} and its styles. */
export async function visitLanding(page: Page): Promise<void> {
  await readAnswer(page);
  await signUp(page);
  const fill = await page
    .getByRole('main')
    .locator('.rp-Button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  assert.notEqual(fill, 'rgba(0, 0, 0, 0)', 'The kit’s styles are missing.');
}

/** Opens the page that a project has built into `dist`. */
export const visitBuilt = (folder: string, act = visitLanding): Promise<void> =>
  servingFiles(join(folder, 'dist'), (url) => open(url, act));
