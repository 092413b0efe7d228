/** What is checked on every page, when its own test opens it. */
import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { descriptions } from '../src/content/descriptions.ts';
import { sitePages } from '../src/routes.tsx';
import { axeFaults, expect, hrefs, open, sideways } from './support.ts';

/** Links in the product document without a page. They end at `/` (its point 2). */
const ENDS_AT_HOME = new Set([
  '/events',
  '/blog/future-of-influencer-marketing',
  '/blog/maximizing-roi',
  '/blog/micro-vs-macro',
  '/blog/authentic-partnerships',
  ...['strategy', 'analytics', 'trends', 'case-studies', 'platforms', 'tips'].map(
    (category) => `/blog/category/${category}`,
  ),
  ...['account', 'campaigns', 'payments', 'analytics', 'messaging', 'technical'].map(
    (category) => `/help-center/${category}`,
  ),
]);

const html = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

export async function htmlFaults(markup: string): Promise<string[]> {
  const { results } = await html.validateString(markup);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `${ruleId}, ${line}:${column}: ${message}`);
}

/** Returns broken links: those to a missing anchor or an unknown path. */
export async function linkFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const href of new Set(await hrefs(page.locator('a')))) {
    if (/^(mailto:|tel:|https:)/.test(href)) continue;
    const { pathname, hash } = new URL(href, page.url());
    const here = pathname === new URL(page.url()).pathname;
    const known = here || sitePages.some(({ path }) => path === pathname);
    if (!/^[/#]/.test(href)) faults.push(`${href} is not a URL of this site`);
    else if (!known && !ENDS_AT_HOME.has(pathname)) faults.push(`${href} has no page`);
    else if (known && href.includes('#')) {
      const there = here ? await page.content() : await (await page.request.get(pathname)).text();
      if (!there.includes(` id="${hash.slice(1)}"`)) faults.push(`${href} has no anchor`);
    }
  }
  return faults;
}

/**
 * Opens a page and looks for faults in its title, links, HTML, fonts and width, and for what axe
 * finds, such as in its outline. `test` fails on an error in the console.
 */
export async function walk(page: Page, path: string): Promise<void> {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  // Without motion, no color is in transition when axe runs.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answer = await open(page, path);
  await expect(page).toHaveTitle(sitePages.find((route) => route.path === path)!.title);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', descriptions[path]!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await linkFaults(page), 'links').toEqual([]);
  expect.soft(await htmlFaults((await answer?.text()) ?? ''), 'HTML').toEqual([]);
  expect.soft(await axeFaults(page), 'axe').toEqual([]);
  expect.soft(await sideways(page), 'sideways scroll').toBeLessThanOrEqual(0);
  const complete = fonts.filter((file) => !file.includes('-basic-'));
  expect.soft(complete, 'fonts with letters that only names have').toEqual([]);
}
