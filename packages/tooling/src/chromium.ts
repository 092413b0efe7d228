import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './apt.ts';
import { bin, StopError } from './root.ts';

/** Flags for every Chromium that the project starts: less noise, and the same rendering everywhere. */
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

/** Debian's Chromium without windows: the same engine, but opens a page in a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the Chromium to use: CHROMIUM_PATH, or else the distribution's. `undefined` means the
 * Chromium that Playwright downloaded.
 * @throws StopError if CHROMIUM_PATH does not name a file.
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new StopError(`CHROMIUM_PATH is ${chosen}, which does not exist: correct or unset it.`);
  }
  return chosen || known.find((path) => existsSync(path));
}

interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/**
 * Returns launch options for tests that open hundreds of pages: those of {@link chromiumLaunch}, but
 * with Debian's Chromium without windows if it is installed and CHROMIUM_PATH names no other.
 */
export function shellLaunch(): LaunchOptions {
  const launch = chromiumLaunch();
  return launch.executablePath === known[0] && existsSync(SHELL)
    ? { ...launch, executablePath: SHELL }
    : launch;
}

/** Returns launch options for Playwright and for Vitest's browser mode. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { args: CHROMIUM_FLAGS };
}

/**
 * Debian's Chromium with and without windows, and the fonts that replace Arial: pages use them until
 * the brand's own fonts load.
 */
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const isComplete = () =>
  [SHELL, '/usr/share/fonts/truetype/liberation'].every((path) => existsSync(path));

/**
 * Ensures that Chromium is installed. Installs Debian's package if possible, otherwise Playwright's.
 * @throws StopError if neither can be installed.
 */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() === known[0] && isDebian() && !isComplete()) installWithApt(PACKAGES);
  if (chromiumPath()) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;

  console.log('Installing Chromium for the tests (once) …');
  if (installWithApt(PACKAGES) && chromiumPath()) return;
  const args = [bin('playwright'), 'install', 'chromium'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0) return;
  throw new StopError(
    'Chromium could not be installed (the reason is above): install it yourself and set CHROMIUM_PATH to its executable.',
  );
}
