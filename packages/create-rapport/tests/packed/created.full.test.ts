/** Installs, checks, builds and uses a new site made from the packed command and the packed kit. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startBackend, type Backend } from '@rapport/emulator';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { serveKit } from '../../../ui/tests/packed/npm-registry.ts';
import { axeFindings, errorsOf, nodeIn, pictures } from '../../../ui/tests/packed/project.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('../..', import.meta.url));
const BRAND = '#7c3aed';

let folder: string;
let registry: Awaited<ReturnType<typeof serveKit>>;
let backend: Backend;
let browser: Browser;
const servers: PreviewServer[] = [];
const urls: Record<string, string> = {};

/** Installs a site, checks its types, builds it and serves it. */
async function start(name: string, environment = ''): Promise<void> {
  const site = join(folder, name);
  await writeFile(join(site, '.npmrc'), registry.npmrc);
  if (environment) await writeFile(join(site, '.env'), environment);
  await run('npm', ['install'], { cwd: site });
  // As `npm run build` does, without this repository's own settings for Node.
  await nodeIn(site)('node_modules/typescript/bin/tsc');
  await nodeIn(site)('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  const server = await preview({
    root: site,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0 },
  });
  servers.push(server);
  urls[name] = server.resolvedUrls?.local[0] ?? '';
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-created-'));
  registry = await serveKit(inject('tested').folder);
  await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: here });
  const [tarball = ''] = await readdir(folder);
  const tool = join(folder, 'tool');
  await run('npm', ['install', '--prefix', tool, '--no-audit', '--no-fund', join(folder, tarball)]);
  const command = join(tool, 'node_modules/create-rapport/bin.js');
  await nodeIn(folder)(command, 'stub-site', '--brand', BRAND);
  await nodeIn(folder)(command, 'firebase-site', '--firebase');
  backend = await startBackend({
    projectId: 'demo-site',
    authPort: 0,
    firestorePort: 0,
    dataDir: null,
    rulesFile: join(here, '../app/firestore.rules'),
  });
  await start('stub-site');
  await start(
    'firebase-site',
    `VITE_FIREBASE_API_KEY=demo\nVITE_FIREBASE_PROJECT_ID=demo-site\nVITE_AUTH_EMULATOR=${backend.authUrl}\n`,
  );
  browser = await chromium.launch(chromiumLaunch());
  await mkdir(pictures, { recursive: true });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((server) => server.close()));
  await backend?.stop();
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Does something on a new page, and fails if the page logs an error. */
async function visit(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(path);
  await act(page);
  await context.close();
  expect(errors).toEqual([]);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();

async function signUp(page: Page): Promise<void> {
  await fill(page, 'Full name', 'Ada Byron');
  await fill(page, 'Email address', 'ada@example.com');
  await fill(page, 'Password', 'correct horse');
  await press(page, 'Sign up');
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await fill(page, 'Email address', email);
  await fill(page, 'Password', password);
  await press(page, 'Log in');
}

/** Signs up, out and in on either kind of site. Sign-in refuses `wrong`. */
async function membership(page: Page, url: string, wrong: [string, string, RegExp]): Promise<void> {
  // The guard sends visitors to sign in before the page shows any words.
  await heading(page, 'Log in');
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await heading(page, 'Create your account');
  await signUp(page);
  await heading(page, 'Hi, Ada Byron');
  await page.reload();
  await heading(page, 'Hi, Ada Byron');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await heading(page, 'Log in');
  const [email, password, message] = wrong;
  await signIn(page, email, password);
  await page.getByText(message).waitFor();
  await signIn(page, 'ada@example.com', 'correct horse');
  await heading(page, 'Hi, Ada Byron');
  expect(page.url()).toBe(`${url}account`);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await heading(page, 'Log in');
  await page.goto(`${url}sign-up`);
  await signUp(page);
  await page.getByText('This address has an account. Log in instead.').waitFor();
}

test('the stub: sign-up, guard, log-out, sign-in, and a page that says it is a demo', async () => {
  const url = urls['stub-site'] ?? '';
  await visit(`${url}account`, {}, async (page) => {
    await page.getByText('This is a demo: your account stays in this browser').waitFor();
    await membership(page, url, ['eve@example.com', 'x', /This browser has no account/]);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('ada@example.com');
    expect(kept).not.toContain('horse');
  });
});

test('Firebase: the same steps, and wrong passwords are refused', async () => {
  const url = urls['firebase-site'] ?? '';
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(`${url}account`);
  await membership(page, url, ['ada@example.com', 'wrong horse', /address or password is wrong/]);
  await context.close();
  // Chromium logs the service's two refusals.
  expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
});

describe.each([
  ['light', 1440],
  ['dark', 360],
] as const)('%s at %i px', (colorScheme, width) => {
  test.each([
    ['', 'A week your team can keep'],
    ['sign-up', 'Create your account'],
    ['nothing/here', 'There’s no page here'],
  ])('/%s has no fault', async (path, title) => {
    const viewport = { width, height: 900 };
    await visit(`${urls['stub-site']}${path}`, { colorScheme, viewport }, async (page) => {
      await heading(page, title);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const picture = `created-${path.replace('/', '-') || 'home'}-${colorScheme}-${width}.png`;
      await page.screenshot({ path: join(pictures, picture), fullPage: true });
      expect(sideways).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

test('one color is the site’s, and a link changes the page without loading it again', async () => {
  await visit(urls['stub-site'] ?? '', { colorScheme: 'light' }, async (page) => {
    const button = page.getByRole('main').getByRole('link', { name: 'Start for free' }).first();
    const color = await button.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
    // The brand's #7c3aed is unchanged, because it has enough contrast for a button.
    expect(color).toEqual([0x7c, 0x3a, 0xed]);
    await page.evaluate(() => Object.assign(globalThis, { kept: true }));
    await button.click();
    await heading(page, 'Create your account');
    expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);
    expect(await page.title()).toBe('Sign up · Stub site');
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
    await page.getByRole('button', { name: 'Does it work with our calendar?' }).click();
    await page.getByText('Connect Google Calendar or Outlook').waitFor();
  });
});
