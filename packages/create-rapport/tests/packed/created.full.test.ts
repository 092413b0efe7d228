/** Installs, checks, builds and uses a new site made from the packed command and the packed kit. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startBackend, type Backend } from '@rapport/emulator';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoFault, withChromium } from '../../../ui/tests/packed/browser.ts';
import { serveKit } from '../../../ui/tests/packed/npm-registry.ts';
import { nodeIn, serve, typeErrors } from '../../../ui/tests/packed/project.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('../..', import.meta.url));

const open = withChromium();

let folder: string;
let registry: Awaited<ReturnType<typeof serveKit>>;
let backend: Backend;
const sites: Record<string, Awaited<ReturnType<typeof serve>>> = {};

/** Makes a site, installs it, checks its types, builds it and serves it. */
async function start(backendName: string, environment: string): Promise<void> {
  const site = join(folder, backendName);
  const command = join(folder, 'tool/node_modules/create-rapport/bin.js');
  await nodeIn(folder)(command, backendName, `--${backendName}`, '--brand', '#7c3aed');
  await writeFile(join(site, '.npmrc'), registry.npmrc);
  await writeFile(join(site, '.env'), environment);
  await run('npm', ['install'], { cwd: site });
  expect(await typeErrors(site)).toBe('');
  await nodeIn(site)('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  sites[backendName] = await serve(site);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-created-'));
  registry = await serveKit(inject('tested').folder);
  await run('npm', ['pack', '--pack-destination', folder, '--silent'], { cwd: here });
  const [tarball = ''] = await readdir(folder);
  const tool = join(folder, 'tool');
  await run('npm', ['install', '--prefix', tool, '--no-audit', '--no-fund', join(folder, tarball)]);
  backend = await startBackend({
    projectId: 'demo-site',
    authPort: 0,
    firestorePort: 0,
    dataDir: null,
    rulesFile: join(here, '../app/firestore.rules'),
  });
  await start('stub', '');
  await start(
    'firebase',
    `VITE_FIREBASE_API_KEY=demo\nVITE_FIREBASE_PROJECT_ID=demo-site\nVITE_AUTH_EMULATOR=${backend.authUrl}\n`,
  );
}, 180_000);

afterAll(async () => {
  await Promise.all(Object.values(sites).map(({ close }) => close()));
  await backend?.stop();
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Fills in a form and sends it. */
async function send(page: Page, button: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

const account = { 'Email address': 'ada@example.com', Password: 'café crème' };
// As a keyboard writes it that makes two characters of an accented letter.
const typed = { ...account, Password: account.Password.normalize('NFD') };

test.for([
  ['stub', { 'Email address': 'eve@example.com' }, 'This browser has no account'],
  ['firebase', { Password: 'wrong' }, 'That email address or password is wrong.'],
] as const)('%s: guard, sign-up, log-out, sign-in', async ([backendName, wrong, refusal]) => {
  const { url = '' } = sites[backendName] ?? {};
  const page = await open(`${url}account`, {}, /status of 400/);
  const logOut = () => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  // The guard sends visitors to sign in before the page shows any words.
  await heading(page, 'Log in');
  expect(page.url()).toBe(`${url}sign-in`);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await heading(page, 'Create your account');
  await send(page, 'Sign up', { 'Full name': 'Ada Byron', ...typed });
  await heading(page, 'Hi, Ada Byron');
  await page.reload();
  await heading(page, 'Hi, Ada Byron');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('caf');
  await logOut();
  await heading(page, 'Log in');
  await send(page, 'Log in', { ...account, ...wrong });
  await page.getByText(refusal).waitFor();
  await send(page, 'Log in', account);
  await heading(page, 'Hi, Ada Byron');
  expect(page.url()).toBe(`${url}account`);
  await logOut();
  await heading(page, 'Log in');
  await page.goto(`${url}sign-up`);
  await send(page, 'Sign up', { 'Full name': 'Ada Byron', ...account });
  await page.getByText('This address has an account. Log in instead.').waitFor();
});

test.for([
  ['', 'A week your team can keep', 'light', 1440],
  ['', 'A week your team can keep', 'dark', 360],
  ['sign-up', 'Create your account', 'dark', 360],
  ['nothing/here', 'There’s no page here', 'light', 360],
] as const)('/%s has no fault', async ([path, title, colorScheme, width]) => {
  const viewport = { width, height: 900 };
  const page = await open(`${sites['stub']?.url}${path}`, { colorScheme, viewport });
  await heading(page, title);
  await expectNoFault(page);
});

test('a link changes the page without loading it again', async () => {
  const page = await open(`${sites['stub']?.url}`);
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  await page.getByRole('main').getByRole('link', { name: 'Start for free' }).first().click();
  await heading(page, 'Create your account');
  expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);
  expect(await page.title()).toMatch(/^Sign up · /);
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Does it work with our calendar?' }).click();
  await page.getByText('Connect Google Calendar or Outlook').waitFor();
});
