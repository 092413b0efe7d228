/** The distribution's WebKitGTK, in a window on a virtual screen, driven through its WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { noteErrorsFile } from './note-errors.ts';
import type { Engine, Key, LaunchOptions, Tab } from './tab.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.gjs.js', import.meta.url));
const PATIENCE_MS = 20_000;
/** How many times to start a browser that doesn't answer. */
const MAX_STARTS = 3;

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

/** Starts a virtual screen and resolves with its name once it is ready. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts WebKitWebDriver and resolves with its URL once it answers. */
async function startDriver(display: string): Promise<{ url: string; driver: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // A separate process group, so that the driver's browsers end with the driver.
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return { url, driver };
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await sleep(50);
  }
}

async function newSession(url: string, colorScheme: string): Promise<WebDriver> {
  const browser = { binary: '/usr/bin/gjs', args: ['-m', WINDOW, noteErrorsFile, colorScheme] };
  return new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': browser })
    .build();
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
    press(key, shift = false) {
      const sequence = actions();
      if (shift) sequence.keyDown(Keys.SHIFT);
      sequence.sendKeys(KEYS[key]);
      if (shift) sequence.keyUp(Keys.SHIFT);
      return sequence.perform();
    },
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      await session.wait(() => call(`return innerWidth === ${width}`), PATIENCE_MS);
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      // The driver closes the window, then reports that there is none.
      await session.quit().catch(() => {});
    },
  };
}

/** Resolves with `undefined` if the promise takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  promise.catch(() => {});
  return Promise.race([promise, sleep(PATIENCE_MS, undefined)]);
}

/** Starts WebKitWebDriver. Each tab is a separate browser, and only one can be open at a time. */
export async function launchWebKit({ colorScheme }: LaunchOptions): Promise<Engine> {
  const { display, screen } = await startScreen();
  let { url, driver } = await startDriver(display);
  const stopDriver = () => {
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
  };

  async function newTab(): Promise<Tab> {
    // About once in a few hundred starts, the browser never answers.
    for (let start = 1; start < MAX_STARTS; start += 1) {
      const session = await inTime(newSession(url, colorScheme));
      if (session) return tabOf(session);
      stopDriver();
      ({ url, driver } = await startDriver(display));
    }
    return tabOf(await newSession(url, colorScheme));
  }

  return {
    newTab,
    async close() {
      stopDriver();
      screen.kill();
    },
  };
}
