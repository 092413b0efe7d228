/** The distribution's WebKitGTK, in a window on a virtual screen, driven through its WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { NOTE_ERRORS } from './installed.ts';
import type { Engine, Key, Tab } from './tab.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.gjs.js', import.meta.url));
const PATIENCE_MS = 20_000;

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

/** Starts a virtual screen, and resolves once it is ready. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => screen.kill() };
}

function tabOf(session: WebDriver): Tab {
  const actions = () => session.actions({ async: true });
  const call = (script: string, ...values: unknown[]) => session.executeScript(script, ...values);
  return {
    goto: (url) => session.get(url),
    evaluate: (work, argument) =>
      call(`return (${work.toString()})(arguments[0])`, argument) as never,
    async run(script) {
      await call(script);
    },
    click: (x, y) =>
      actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    press: (key) => actions().sendKeys(KEYS[key]).perform(),
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      await session.wait(() => call(`return innerWidth === ${width}`), PATIENCE_MS);
    },
    async close() {
      // The driver closes the window, then reports that there is none.
      await session.quit().catch(() => {});
    },
  };
}

/** Starts WebKitWebDriver. Each tab is a separate browser, and only one can be open at a time. */
export async function launchWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const environment = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
  // Safari's driver is started as this one is.
  const driver = new ServiceBuilder('/usr/bin/WebKitWebDriver').setEnvironment(environment).build();

  const newSession = async () =>
    new Builder()
      .usingServer(await driver.start())
      .withCapabilities({
        browserName: 'WebKitGTK',
        'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', WINDOW, NOTE_ERRORS] },
      })
      .build();

  return {
    async newTab() {
      const session = newSession();
      session.catch(() => {});
      // About once in a few hundred starts, the browser never answers.
      const first = await Promise.race([session, sleep(PATIENCE_MS, undefined)]);
      if (first) return tabOf(first);
      await driver.kill();
      return tabOf(await newSession());
    },
    async close() {
      await driver.kill();
      // Ends browsers that are still open, too.
      screen.stop();
    },
  };
}
