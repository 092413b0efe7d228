/** Checks that every page in every session shows what the state map promises. */
import { expect, test, type Page } from '@playwright/test';
import {
  sessionNames,
  sessions,
  type SessionName,
} from '../../packages/app/src/story-sessions.tsx';
import { pages, sightOf, type Sight } from '../state-map/states.ts';

/** The name of the page's own form, where it has one. */
const FORMS: Record<string, string> = { '/login': 'Sign in', '/register': 'Create your account' };

const title = (page: Page) => page.locator('#storybook-root h1');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name }).first();

/** For each sight, expects its marks on the page and none of another sight's. */
const evidence: Record<Sight, (page: Page, path: string) => Promise<void>> = {
  async nothing(page) {
    await expect(page.locator('.sb-unpainted')).toBeVisible();
    await expect(page.locator('#storybook-root header')).toBeHidden();
  },
  async visitor(page) {
    await expect(title(page)).toBeVisible();
    await expect(link(page, 'Login')).toBeVisible();
    await expect(button(page, 'Log out')).toBeHidden();
  },
  async member(page) {
    await expect(title(page)).toBeVisible();
    await expect(button(page, 'Log out')).toBeVisible();
    await expect(link(page, 'Login')).toBeHidden();
  },
  form: (page, path) => expect(heading(page, FORMS[path] ?? '')).toBeVisible(),
  toLogin: (page) => expect(heading(page, 'Sign in')).toBeVisible(),
  async influencer(page) {
    await expect(heading(page, 'Influencer Dashboard')).toBeVisible();
    await expect(button(page, 'Edit Portfolio')).toBeVisible();
    await expect(button(page, 'Send it again')).toBeHidden();
  },
  async brand(page) {
    await expect(heading(page, 'Brand Dashboard')).toBeVisible();
    await expect(button(page, 'View Analytics')).toBeVisible();
  },
  async profile(page) {
    await expect(heading(page, 'Your Dashboard')).toBeVisible();
    await expect(page.getByRole('radio', { name: "I'm a Brand" })).toBeVisible();
  },
  async error(page) {
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
    await expect(link(page, 'Return to Home')).toBeVisible();
  },
  async loading(page) {
    await expect(page.locator('.rp-DashboardShell[data-busy]')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
  },
  async unsent(page) {
    await expect(heading(page, 'Influencer Dashboard')).toBeVisible();
    await expect(button(page, 'Send it again')).toBeVisible();
  },
};

const open = (page: Page, path: string, session: SessionName) =>
  page.goto(`/iframe.html?id=${pages[path] ?? ''}&viewMode=story&globals=session:${session}`);

for (const path of Object.keys(pages)) {
  test(`${path} in every session`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    page.on('pageerror', ({ message }) => logged.push(message));
    for (const session of sessionNames) {
      await test.step(session, async () => {
        await open(page, path, session);
        await evidence[sightOf(path, session).sight](page, path);
      });
    }
    const expected = sessionNames.flatMap((session) => sessions[session].warning ?? []);
    expect(logged.filter((text) => !expected.some((start) => text.startsWith(start)))).toEqual([]);
  });
}

test('the check finds a page that does not follow the session', async ({ page }) => {
  await open(page, '/faq', 'signedOut');
  await evidence.visitor(page, '/faq');
  await expect(button(page, 'Log out')).toBeHidden();
  await open(page, '/faq', 'brand');
  await evidence.member(page, '/faq');
  await expect(link(page, 'Login')).toBeHidden();
});
