/** Shared by all end-to-end tests: URLs, accounts, and a test that fails on console errors. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type { SiteStats } from '@rapport/site-build/stats';
import { signInForm, signUpForm } from '@rapport/ui/testing/playwright';

/** URLs of the site and backend under test; the defaults are those of `npm run preview`. */
export const SITE = process.env['SITE_URL'] ?? 'http://localhost:4173';
export const AUTH = process.env['AUTH_URL'] ?? 'http://127.0.0.1:9099';
export const FIRESTORE = process.env['FIRESTORE_URL'] ?? 'http://127.0.0.1:8080';
/** URL of a site that is built with VITE_FORM_DELIVERY=firestore, for the same backend. */
export const DELIVERY = process.env['DELIVERY_URL'] ?? '';
export const PROJECT = process.env['PROJECT_ID'] ?? 'demo-rapport';

export interface Account {
  fullName: string;
  email: string;
  password: string;
  /** Equal to `password`. */
  confirmPassword: string;
  userType: 'influencer' | 'brand';
}

/** Opens a page of the site and waits until it is {@link ready}. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await ready(page);
  return answer;
}

/**
 * Whether React has hydrated the page, the page is visible, and its late requests have ended.
 * Before hydration a form sends nothing, and a link reloads the page. An idle network is not
 * enough: on a busy machine the network may be idle in between. Evaluated in the page.
 */
export function isReady(): boolean {
  // React stores the props on each hydrated element, section by section.
  const parts = [...document.querySelectorAll('h1, main > *, footer')];
  const hydrated =
    document.querySelector('h1') !== null &&
    parts.every((part) => Object.keys(part).some((mark) => mark.startsWith('__reactProps')));
  // With a stored session, nothing is shown before the session is known.
  const shown = document.documentElement.dataset.session !== 'unknown';
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = document.querySelector<HTMLTemplateElement>('template#late');
  const styled = !late?.content.hasChildNodes() && links.every(({ sheet }) => sheet);
  return hydrated && shown && styled && document.fonts.status === 'loaded';
}

/** Returns the `href` of each link, unresolved. */
export const hrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '(none)'));

/**
 * Expects the dialog that answers a press, with a link to the contact form, and closes it.
 * @param subject What the link fills in. @default the dialog has no link
 */
export async function expectAnswer(
  page: Page,
  title: string | RegExp,
  subject?: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toHaveAccessibleDescription(/\w/);
  expect(await hrefs(dialog.getByRole('link'))).toEqual(
    subject ? [`/contact?subject=${encodeURIComponent(subject)}`] : [],
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Expects that a link scrolls to a place on its page, which is then below the sticky header. */
export async function expectScroll(page: Page, link: Locator, place: Locator): Promise<void> {
  // Too low a window for the place to be near its top at first.
  await page.setViewportSize({ width: 1280, height: 500 });
  await link.click();
  const header = page.getByRole('banner');
  await expect
    .poll(async () => {
      const [above, here] = [await header.boundingBox(), await place.boundingBox()];
      return above && here ? here.y - above.y - above.height : -1;
    })
    .toBeGreaterThanOrEqual(0);
  await expect(place).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Expects that nothing is sent to a server during an action. */
export async function expectNothingSent(page: Page, act: () => Promise<unknown>): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await act();
  expect(requests).toEqual([]);
}

/** Waits until the page {@link isReady}. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(isReady);
}

/**
 * Scrolls until the position stays, because a new page scrolls to its top again in the next frame.
 */
export const scrollAndStay = (
  page: { evaluate(scroll: (top: number) => Promise<number>, top: number): Promise<number> },
  top: number,
): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (y) => {
        scrollTo({ top: y, behavior: 'instant' });
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        return Math.round(scrollY);
      }, top),
    )
    .toBe(top);

/** What is in the files of the site under test. */
const STATS = process.env['SITE_STATS'] ?? 'packages/app/dist/stats.json';

/** Matches the address of the file with this module, by the end of its path. Its name says nothing. */
export function codeOf(module: string, stats = STATS): RegExp {
  const { chunks } = JSON.parse(readFileSync(stats, 'utf8')) as SiteStats;
  const file = Object.keys(chunks).find((name) =>
    Object.keys(chunks[name]!.modules).some((path) => path.endsWith(`/${module}`)),
  );
  if (!file) throw new Error(`The site has no module ${module}.`);
  return new RegExp(`/${file}$`);
}

/** Marks the document. A reload removes the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => void (document.body.dataset['alive'] = 'yes'));

/** Expects that the document was not reloaded since {@link mark}. */
export const expectAlive = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-alive', 'yes');

/** Holds the page's requests to matching URLs until the returned function is called. */
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
 * Refuses the files that content blockers refuse because of a word in their names. The words are
 * from the rules of EasyList, EasyPrivacy and EasyList Cookie.
 */
export const blockContent = (page: Page) =>
  page.route(/analytics|cookie|banner|sponsor|ad-|track/i, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );

/** Loads pages without their scripts from now on. Evaluating in the page still works. */
export async function turnScriptsOff(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Returns the texts in the main part that are visible nowhere. Evaluated in the page. */
export function unseenTexts(): string[] {
  for (const toggle of document.querySelectorAll('details')) toggle.open = true;
  const tags = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, label, figcaption, summary';
  const texts = new Map<string, boolean>();
  for (const element of document.querySelectorAll(`main :is(${tags})`)) {
    const text = element.textContent?.trim();
    if (!text || element.closest('noscript')) continue;
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    texts.set(text, seen || texts.get(text) === true);
  }
  return [...texts].filter(([, seen]) => !seen).map(([text]) => text);
}

/** The rules of axe that a color scheme can break. */
export const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds on a page: with these rules, or else with all of WCAG 2.2 AA and the best
 * practices.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Otherwise axe opens a second page each time, for frames of other sites. The site has none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Returns how many pixels a page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Stops the clock of the page and of later pages. Time passes only through `page.clock.runFor`,
 * however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
}

/** The tag of tests for the full run. The core run excludes them by `--grep-invert @full`. */
export const full = { tag: '@full' };

let count = 0;

/** Returns data for an account that no other test uses. */
export function someone(userType: Account['userType'] = 'brand'): Account {
  count += 1;
  const name = `ada-${Date.now().toString(36)}-${process.pid}-${count}`;
  return {
    fullName: 'Ada Byron',
    email: `${name}@example.com`,
    password: 'correct horse',
    confirmPassword: 'correct horse',
    userType,
  };
}

export const CHOICE = { influencer: "I'm an Influencer", brand: "I'm a Brand" };

export const DASHBOARD = { influencer: 'Influencer Dashboard', brand: 'Brand Dashboard' };

export async function signUp(page: Page, account: Account) {
  await open(page, '/register');
  await signUpForm(page).fill(account).submit();
  await expectDashboard(page, account);
}

/** Returns the values of an account for the sign-in form. */
export const credentials = ({ email, password }: Pick<Account, 'email' | 'password'>) => ({
  email,
  password,
});

export async function signIn(page: Page, account: Account) {
  await open(page, '/login');
  await signInForm(page).fill(credentials(account)).submit();
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

/** Records requests to Auth and Firestore, in order. */
export function backendRequests(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() !== 'OPTIONS' && (url.startsWith(AUTH) || url.startsWith(FIRESTORE)))
      calls.push(`${request.method()} ${new URL(url).pathname.split('/').at(-1)}`);
  });
  return calls;
}

interface Mail {
  email: string;
  requestType: string;
  /** The link in the email. */
  oobLink: string;
}

async function allMails(): Promise<Mail[]> {
  const response = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`);
  return ((await response.json()) as { oobCodes: Mail[] }).oobCodes;
}

/** Returns the kinds of emails that the service has sent to an address, oldest first. */
export const mailsTo = async (address: string): Promise<string[]> =>
  (await allMails()).flatMap(({ email, requestType }) => (email === address ? [requestType] : []));

/** Follows the link in the last email to an address, as another device would. */
export async function followLink(address: string, parameters = ''): Promise<void> {
  const last = (await allMails()).findLast(({ email }) => email === address);
  const { ok } = await fetch(`${last?.oobLink}${parameters}`);
  expect(ok).toBe(true);
}

/** Ends every session of an account, as an administrator would. */
export async function revoke(email: string): Promise<void> {
  const [account] = await accountOf(email);
  // Times are whole seconds, and a token of the same second would stay valid.
  await admin('accounts:update', {
    localId: account?.localId,
    validSince: String(Math.floor(Date.now() / 1000) + 1),
  });
}

interface StoredAccount {
  localId: string;
  displayName?: string;
  /** Milliseconds since 1970. */
  createdAt: string;
}

/** Returns the account with this email address, read with administrator rights. */
export async function accountOf(email: string): Promise<StoredAccount[]> {
  const { users } = (await admin('accounts:lookup', { email: [email] })) as {
    users?: StoredAccount[];
  };
  return users ?? [];
}

/** Makes a call to Auth with administrator rights. */
async function admin(call: string, body: object): Promise<unknown> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${call}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return response.json();
}

interface Options {
  /** Console errors that a test provokes on purpose (the browser logs each failed request). */
  expectedError: RegExp | undefined;
}

/**
 * A test that fails on any console or page error, including hydration errors, in any tab of its
 * context.
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

/** Chromium's message for a 4xx or 5xx response, or for no response. */
export const FAILED_REQUEST = /Failed to load resource/;

export { expect };
