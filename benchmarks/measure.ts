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
  /** The same with motion, to its end. */
  toggleMoving: number;
}

/** Renders per CPU second. */
function rendersASecond(render: () => string): number {
  for (const end = performance.now() + SERVER_MS / 5; performance.now() < end;) render();
  const before = process.cpuUsage();
  let count = 0;
  for (const end = performance.now() + SERVER_MS; performance.now() < end; count += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (count * 1e6) / (user + system);
}

/** CPU milliseconds of a page's main thread: script, style, layout, paint and what lies between. */
async function spent(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

// As text, because the compiler's helpers are not in the page.
const TWO_FRAMES = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;
const MOTION_END = `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => ${TWO_FRAMES})`;

/** What something costs, until the frame after it has been painted and its motion has ended. */
async function cost(page: Page, run: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await spent(client);
  await run();
  await page.evaluate(TWO_FRAMES);
  await page.evaluate(MOTION_END);
  const after = await spent(client);
  await client.detach();
  return after - before;
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
async function toggle(page: Page): Promise<number> {
  return cost(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

async function pointAtQuestion(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: 'Question 3:' });
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
    mount,
    hydrate,
    toggle: toggleStill,
    toggleMoving,
  };
}
