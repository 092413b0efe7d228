/** What all end-to-end tests share: addresses, a page that tolerates no console error, and accounts. */
import { test as base, expect, type Page, type Response } from '@playwright/test';

/** Addresses of what is under test; the defaults are those of `npm run preview`. */
export const SITE = process.env['SITE_URL'] ?? 'http://localhost:4173';
export const AUTH = process.env['AUTH_URL'] ?? 'http://127.0.0.1:9099';
export const FIRESTORE = process.env['FIRESTORE_URL'] ?? 'http://127.0.0.1:8080';
export const PROJECT = process.env['PROJECT_ID'] ?? 'demo-rapport';

export interface Account {
  fullName: string;
  email: string;
  password: string;
  userType: 'influencer' | 'brand';
}

/** Opens a page of the site and waits until it is {@link ready}. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await ready(page);
  return answer;
}

/**
 * Waits until React has taken the page over, it is shown, and what it fetches afterwards by itself is
 * there. Before the first nothing answers but the browser: a form sends nothing, and a link loads the
 * next page anew. That no request is under way says none of it: on a busy machine it is so in between.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React notes on each element that it has taken over which props it has.
    const marks = Object.keys(document.querySelector('h1') ?? {});
    const hydrated = marks.some((mark) => mark.startsWith('__reactProps'));
    // With a session on record, nothing is shown before it is known.
    const shown = document.documentElement.dataset['session'] !== 'unknown';
    const late = document.querySelector<HTMLTemplateElement>('template#late-styles');
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const styled = !late?.content.hasChildNodes() && links.every(({ sheet }) => sheet);
    return hydrated && shown && styled && document.fonts.status === 'loaded';
  });
}

/** Keeps from the page what it asks for at these addresses, until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Stops the page's clock, and that of the pages loaded after it: what takes a time is over when the
 * test says so (`page.clock.runFor`), however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
}

let count = 0;

/** Words for an account that no other test uses. */
export function someone(userType: Account['userType'] = 'brand'): Account {
  count += 1;
  const name = `ada-${Date.now().toString(36)}-${process.pid}-${count}`;
  return {
    fullName: 'Ada Byron',
    email: `${name}@example.com`,
    password: 'correct horse',
    userType,
  };
}

const CHOICE = { influencer: "I'm an Influencer", brand: "I'm a Brand" };

export const DASHBOARD = { influencer: 'Influencer Dashboard', brand: 'Brand Dashboard' };

/** Fills the sign-up form as a visitor would; leaves the sending to the test. */
export async function fillSignUp(page: Page, account: Account, confirm = account.password) {
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirm);
  await page.getByRole('radio', { name: CHOICE[account.userType] }).click();
}

export async function signUp(page: Page, account: Account) {
  await open(page, '/register');
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectDashboard(page, account);
}

export async function fillSignIn(page: Page, account: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

export async function signIn(page: Page, account: Account) {
  await open(page, '/login');
  await fillSignIn(page, account);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectDashboard(page, account);
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: DASHBOARD.brand })).toBeHidden();
  await expect(page.getByRole('heading', { name: DASHBOARD.influencer })).toBeHidden();
}

export async function expectDashboard(page: Page, account: Account) {
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: DASHBOARD[account.userType] }),
  ).toBeVisible();
}

/** Requests to either half of the backend, in order. */
export function backendRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() !== 'OPTIONS' && (url.startsWith(AUTH) || url.startsWith(FIRESTORE)))
      seen.push(`${request.method()} ${new URL(url).pathname.split('/').at(-1)}`);
  });
  return seen;
}

/** The record of a signed-up account, read with an administrator's rights. */
export async function accountOf(
  email: string,
): Promise<{ localId: string; displayName?: string }[]> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email: [email] }),
    },
  );
  const { users } = (await response.json()) as {
    users?: { localId: string; displayName?: string }[];
  };
  return users ?? [];
}

interface Options {
  /** Console errors that a test provokes on purpose (the browser logs each failed request). */
  expectedError: RegExp | undefined;
}

/**
 * A test that fails on any console error or page error, those of hydration among them, in any tab of
 * its context.
 */
export const test = base.extend<Options>({
  expectedError: [undefined, { option: true }],
  baseURL: SITE,
  context: async ({ context, expectedError }, provide) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedError?.test(text)) errors.push(text);
    };
    context.on('weberror', (error) => note(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    await provide(context);
    expect(errors, 'errors on the console').toEqual([]);
  },
});

/** What Chromium logs for an answer of 4xx or 5xx, or for none. */
export const FAILED_REQUEST = /Failed to load resource/;

export { expect };
