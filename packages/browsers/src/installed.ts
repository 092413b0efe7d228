/** Finds the distribution's own browsers. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A script to run before each page's own scripts. It stores errors in the tab's storage. */
export const NOTE_ERRORS = fileURLToPath(new URL('note-errors.page.js', import.meta.url));

/** Debian's packages for both browsers and what they need. */
export const DEBIAN_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'gjs',
  'xvfb',
];

const exist = (...programs: string[]) => programs.every((name) => existsSync(`/usr/bin/${name}`));

/** Returns the distribution's Firefox. Ubuntu's `firefox` is a snap, which tests cannot drive. */
export const installedFirefox = (): string | undefined =>
  exist('firefox-esr') ? '/usr/bin/firefox-esr' : undefined;

/** Whether the distribution's WebKitGTK, its driver and a virtual screen are installed. */
export const hasWebKit = (): boolean => exist('WebKitWebDriver', 'Xvfb', 'gjs');
