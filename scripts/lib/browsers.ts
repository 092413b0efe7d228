import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DEBIAN_PACKAGES, hasWebKit, installedFirefox } from '@rapport/browsers/installed';
import { installWithApt, isDebian } from '@rapport/tooling/apt';
import { bin, StopError } from '@rapport/tooling/root';

const areInstalled = () => hasWebKit() && installedFirefox() !== undefined;

/**
 * Ensures that Firefox and WebKit are installed. Installs Debian's packages if possible, otherwise
 * Playwright's builds.
 * @throws StopError that says what to install.
 */
export async function ensureBrowsers(): Promise<void> {
  if (areInstalled()) return;
  const packages = DEBIAN_PACKAGES.join(' ');
  if (isDebian()) {
    console.log('Installing Firefox and WebKitGTK for the tests (once) …');
    if (installWithApt(DEBIAN_PACKAGES) && areInstalled()) return;
    throw new StopError(
      `Firefox and WebKitGTK could not be installed: run \`apt-get install ${packages}\` as root.`,
    );
  }
  const { firefox, webkit } = await import('playwright');
  if ([firefox, webkit].every((browser) => existsSync(browser.executablePath()))) return;
  console.log("Installing Playwright's Firefox and WebKit for the tests (once) …");
  const args = [bin('playwright'), 'install', '--with-deps', 'firefox', 'webkit'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0) return;
  throw new StopError(
    "Playwright's Firefox and WebKit could not be installed (the reason is above): install them with `npx playwright install --with-deps firefox webkit`.",
  );
}
