import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './apt.ts';
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

/** Debian's Chromium that has no windows: the same engine, which opens a page in a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

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

interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/**
 * Launch options for tests that open hundreds of pages: those of {@link chromiumLaunch} with the
 * Chromium without windows, where Debian's is installed and CHROMIUM_PATH names no other.
 */
export function shellLaunch(): LaunchOptions {
  const launch = chromiumLaunch();
  return launch.executablePath === known[0] && existsSync(SHELL)
    ? { ...launch, executablePath: SHELL }
    : launch;
}

/** Launch options for Playwright and for Vitest's browser mode. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args: CHROMIUM_FLAGS } : { args: CHROMIUM_FLAGS };
}

/**
 * Debian's Chromium with and without windows, and the fonts that stand in for Arial: pages are laid
 * out with them until the brand's own arrive.
 */
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const isComplete = () =>
  [SHELL, '/usr/share/fonts/truetype/liberation'].every((path) => existsSync(path));

/**
 * Makes sure that there is a Chromium. Installs Debian's package if possible, else Playwright's.
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
