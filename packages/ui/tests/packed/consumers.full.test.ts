/** The packed kit in projects of other kinds, written as users write them and installed with npm. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { runCommand, startCommand } from '@rapport/tooling/children';
import { withChromium } from './browser.ts';
import { entriesModule, serve } from './project.ts';

const { tarball } = inject('tested');
const open = withChromium();
const scratch = await mkdtemp(join(tmpdir(), 'rapport-consumers-'));

afterAll(() => rm(scratch, { recursive: true }));

/** A user's terminal has none of what this repository's own runs set. */
const env = { NODE_ENV: undefined, NODE_OPTIONS: undefined, NEXT_TELEMETRY_DISABLED: '1', CI: '1' };

async function npm(folder: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand('npm', 'npm', args, { cwd: folder, env });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with exit code ${code}:\n${output}`);
  return output;
}

/** Copies a project and installs what its package.json names, and the kit. */
async function install(name: string): Promise<string> {
  const folder = join(scratch, name);
  await cp(join(import.meta.dirname, '../consumers', name), folder, { recursive: true });
  await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  return folder;
}

async function readAnswer(page: Page): Promise<void> {
  const answer = page.getByText('Until nine in the evening.');
  await page.getByRole('button', { name: 'How late can I order?' }).waitFor();
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'How late can I order?' }).click();
  await answer.waitFor();
}

/** Sends the form with two passwords that differ, then with one. */
async function signUp(page: Page): Promise<void> {
  for (const [again, answer] of [
    ['wrong horse', 'Passwords do not match'],
    ['correct horse', 'We wrote to ada@example.com.'],
  ] as const) {
    await page.getByLabel('Full name').fill('Ada Byron');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm password').fill(again);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(answer).first().waitFor();
  }
}

const limits = { timeout: 240_000 };

test('Vite, with the lowest React and TypeScript, and libraries of its own', limits, async () => {
  const folder = await install('vite');
  // Two copies of these would not share contexts or schemas.
  const shared = ['@radix-ui/react-dialog', 'clsx', 'radix-ui', 'react', 'react-hook-form', 'zod'];
  const found = await npm(folder, 'ls', ...shared, '--all', '--parseable');
  const copies = found.match(/(?<=.*node_modules\/).+$/gm);
  expect(copies).toHaveLength(shared.length);
  expect(copies).toEqual(expect.arrayContaining(shared));
  await writeFile(join(folder, 'src/entries.ts'), entriesModule());
  await npm(folder, 'run', 'types:node');
  await npm(folder, 'run', 'build');
  const { url, close } = await serve(folder);
  const page = await open(url);
  await readAnswer(page);
  await signUp(page);
  await close();
});

test('Next: server components, and a form with a server action', limits, async () => {
  const folder = await install('next');
  await npm(folder, 'run', 'build');
  const server = startCommand('next', 'npm', ['run', 'start', '--', '--port', '0'], {
    cwd: folder,
    env,
  });
  try {
    const url = await vi.waitFor(() => {
      const [found] = /http:\/\/localhost:\d+/.exec(server.output()) ?? [];
      if (!found) throw new Error(`next start doesn’t serve: ${server.output()}`);
      return found;
    }, 60_000);
    const html = await (await fetch(url)).text();
    expect(html).toContain('Until nine in the evening.');
    const page = await open(url);
    await readAnswer(page);
    await signUp(page);
    await signUp(await open(url, { javaScriptEnabled: false }));
  } finally {
    await server.stop();
  }
});

test('Node without a build: renders a page in Hebrew words and checks a form', limits, async () => {
  const output = await npm(await install('node'), 'run', 'start');
  const { html, valid, invalid } = JSON.parse(output.slice(output.indexOf('{'))) as {
    html: string;
    valid: Record<string, string>;
    invalid: Record<string, string>;
  };
  for (const words of ['Until nine in the evening.', 'action="/accounts"', 'סיסמה'])
    expect(html).toContain(words);
  expect(valid['fullName']).toBe('Ada');
  expect(invalid).toEqual({
    email: 'Enter an email address like name@example.com',
    confirmPassword: 'Passwords do not match',
  });
});

test('Jest with jsdom: tests that use the drivers pass', limits, async () => {
  expect(await npm(await install('jest'), 'run', 'test')).toMatch(/Tests: +3 passed/);
});
