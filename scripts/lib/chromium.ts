import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.ts';
import { bin, StopError } from './root.ts';

/** Flags for every Chromium that the project starts: quiet, and rendering alike on all machines. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The Chromium to use: CHROMIUM_PATH, else the distribution's.
 * `undefined` means the one that Playwright has downloaded.
 * @throws StopError if CHROMIUM_PATH does not name a file.
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new StopError(`CHROMIUM_PATH is ${chosen}, which does not exist: correct or unset it.`);
  }
  return chosen || known.find((path) => existsSync(path));
}

/** Launch options for Playwright and for Vitest's browser mode. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { args: CHROMIUM_FLAGS };
}

/**
 * Makes sure that there is a Chromium. Installs Debian's package if possible, else Playwright's.
 * @throws StopError if neither can be installed.
 */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;

  console.log('Installing Chromium for the tests (once) …');
  if (installWithApt(['chromium']) && chromiumPath()) return;
  const args = [bin('playwright'), 'install', 'chromium'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0) return;
  throw new StopError(
    'Chromium could not be installed (the reason is above): install it yourself and set CHROMIUM_PATH to its executable.',
  );
}
