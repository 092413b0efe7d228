import type { LaunchOptions as PlaywrightOptions } from 'playwright';
import { launchFirefox } from './firefox.ts';
import { hasWebKit, installedFirefox } from './installed.ts';
import { launchPlaywright } from './playwright.ts';
import type { Engine, LaunchOptions } from './tab.ts';
import { launchWebKit } from './webkit.ts';

/** The engines, by the names that Playwright gives them. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * Starts an engine: the distribution's Firefox or WebKitGTK if installed, otherwise Playwright's build.
 * @param playwright launch options of Playwright's builds
 */
export async function launch(
  name: EngineName,
  options: LaunchOptions,
  playwright: PlaywrightOptions,
): Promise<Engine> {
  const firefox = name === 'firefox' ? installedFirefox() : undefined;
  if (firefox) return launchFirefox(firefox, options);
  if (name === 'webkit' && hasWebKit()) return launchWebKit(options);
  return launchPlaywright(name, options, playwright);
}
