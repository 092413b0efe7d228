/** Finds the distribution's own browsers. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A script to run before each page's own scripts. It stores errors in the tab's storage. */
export const NOTE_ERRORS = fileURLToPath(new URL('note-errors.page.js', import.meta.url));

/** Debian's Firefox. Ubuntu's `firefox` is a snap, which tests cannot drive. */
const FIREFOX = '/usr/bin/firefox-esr';

/** The programs and the library that {@link file://./webkit.ts} needs. */
const WEBKIT = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/bin/gjs',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
];

/** Debian's packages for both browsers and what they need. */
export const DEBIAN_PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'gjs',
  'xvfb',
];

/** Returns the distribution's Firefox, if it is installed. */
export const installedFirefox = (): string | undefined =>
  existsSync(FIREFOX) ? FIREFOX : undefined;

/** Whether the distribution's WebKitGTK, its driver and a virtual screen are installed. */
export const hasWebKit = (): boolean => WEBKIT.every((path) => existsSync(path));
