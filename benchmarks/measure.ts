/** Measures a kit: in this process what its server does, in Chromium what its pages do. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Built } from './build.ts';

/** How long a server renders, in milliseconds, for one figure. */
const SERVER_MS = 500;
const COPIES = 200;

/** One round of one kit. Renders are per CPU second, the others CPU milliseconds. */
export interface Round {
  serverFaq: number;
  serverEverything: number;
  mount: number;
  hydrate: number;
  /** The first click that opens an answer, for a reader who prefers reduced motion. */
  toggle: number;
  /** The parts of it. */
  toggleScript: number;
  toggleStyle: number;
  toggleLayout: number;
  /** The same with motion, to its end. */
  toggleMoving: number;
}

/** One round of one FAQ, in CPU milliseconds. */
export interface Growth {
  server: number;
  mount: number;
  /** A click that opens or closes an answer, after the first one. */
  toggle: number;
  toggleLayout: number;
}

/** Renders per CPU second. */
export function rendersASecond(render: () => string, milliseconds = SERVER_MS): number {
  for (const end = performance.now() + milliseconds / 5; performance.now() < end;) render();
  const before = process.cpuUsage();
  let count = 0;
  for (const end = performance.now() + milliseconds; performance.now() < end; count += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (count * 1e6) / (user + system);
}

/** CPU milliseconds of a page's main thread. */
interface Spent {
  /** All of it: script, style, layout, paint and what lies between. */
  all: number;
  script: number;
  style: number;
  layout: number;
}

async function spent(client: CDPSession): Promise<Spent> {
  const { metrics } = await client.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return {
    all: read('TaskDuration'),
    script: read('ScriptDuration'),
    style: read('RecalcStyleDuration'),
    layout: read('LayoutDuration'),
  };
}

// As text, because the compiler's helpers are not in the page.
const TWO_FRAMES = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;
const MOTION_END = `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => ${TWO_FRAMES})`;

/** What something costs, until the frame after it has been painted and its motion has ended. */
async function cost(page: Page, run: () => Promise<unknown>): Promise<Spent> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await spent(client);
  await run();
  await page.evaluate(TWO_FRAMES);
  await page.evaluate(MOTION_END);
  const after = await spent(client);
  await client.detach();
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

type Motion = 'reduce' | 'no-preference';

async function freshPage(browser: Browser, { script, styles }: Built, reducedMotion: Motion) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion });
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
}

/** Clicks the third question, as a visitor does whose pointer is there already. */
async function toggle(page: Page): Promise<Spent> {
  return cost(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

async function pointAtQuestion(page: Page): Promise<void> {
  // Not by role, which computes the name of every button: there may be 5,000.
  const trigger = page.locator('button', { hasText: 'Question 3:' });
  await trigger.scrollIntoViewIfNeeded();
  await trigger.hover();
}

/** What the tables show of one round of one kit. */
export async function measure(browser: Browser, built: Built): Promise<Round> {
  const mounting = await freshPage(browser, built, 'reduce');
  const mount = await cost(mounting, () => mounting.evaluate(`bench.mount(${COPIES}, 10)`));
  await mounting.close();

  const html = JSON.stringify(built.renders.everything());
  const still = await freshPage(browser, built, 'reduce');
  const hydrate = await cost(still, () => still.evaluate(`bench.hydrate(${html})`));
  await pointAtQuestion(still);
  const toggleStill = await toggle(still);
  await still.close();

  const moving = await freshPage(browser, built, 'no-preference');
  await moving.evaluate(`bench.hydrate(${html})`);
  await pointAtQuestion(moving);
  const toggleMoving = await toggle(moving);
  await moving.close();

  return {
    serverFaq: rendersASecond(() => built.renders.faq(10)),
    serverEverything: rendersASecond(built.renders.everything),
    mount: mount.all,
    hydrate: hydrate.all,
    toggle: toggleStill.all,
    toggleScript: toggleStill.script,
    toggleStyle: toggleStill.style,
    toggleLayout: toggleStill.layout,
    toggleMoving: toggleMoving.all,
  };
}

/** The figures of one FAQ of this many questions. */
export async function measureGrowth(
  browser: Browser,
  built: Built,
  count: number,
): Promise<Growth> {
  const page = await freshPage(browser, built, 'reduce');
  const mount = await cost(page, () => page.evaluate(`bench.mount(1, ${count})`));
  await pointAtQuestion(page);
  await toggle(page);
  // The second and third click, because the first also compiles the code.
  const warm = [await toggle(page), await toggle(page)];
  await page.close();
  const mean = (part: 'all' | 'layout') => warm.reduce((sum, one) => sum + one[part], 0) / 2;
  return {
    mount: mount.all,
    toggle: mean('all'),
    toggleLayout: mean('layout'),
    server: 1000 / rendersASecond(() => built.renders.faq(count), 200),
  };
}
