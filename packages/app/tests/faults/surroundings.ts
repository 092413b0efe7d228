import { expect } from 'vitest';
import type { Browser, StorageState } from './browser.ts';
import type { Fault } from './faults.ts';
import type { Call } from './network.ts';
import type { PageOptions } from './page.ts';
import type { Journey } from './reliability.ts';
import { someoneSignedIn, someoneSignedOut } from './sign-in.ts';
import { expectComplete, newValues, signUpCalls } from './sign-up.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;

type Run = (world: World) => Promise<string[]>;

const cases = (runs: Record<string, Run>): Journey['cases'] =>
  Object.entries(runs).map(([name, run]) => ({ name, run: (newWorld) => run(newWorld()) }));

/** Returns a row for each call of a sign-up, with the cells of all runs in turn. */
const atEachCall = (runs: readonly ((call: Call) => Run)[]): Journey['cases'] =>
  signUpCalls.map(({ call, title }) => ({
    name: title,
    async run(newWorld) {
      const cells: string[] = [];
      for (const run of runs) cells.push(...(await run(call)(newWorld())));
      return cells;
    },
  }));

/** Signs up while local storage does not work, then loads the page again and signs in. */
const signUpWithout =
  (state: StorageState): Run =>
  async (world) => {
    const values = newValues();
    const browser = world.browser();
    browser.storage.state = state;
    const visitor = await Visitor.at(browser, values);
    await visitor.signUp();
    const sees = visitor.sees();
    await expectComplete(world, visitor, values);
    await visitor.reload();
    visitor.note('reload');
    await visitor.signIn();
    visitor.note('sign in');
    expect(visitor.isDone).toBe(true);
    return [sees, visitor.story.join(' → ')];
  };

/** Signs up, closes the tab at a call, then signs in where nothing is known of the sign-up. */
const cutOff =
  (state: StorageState) =>
  (call: Call): Run =>
  async (world) => {
    const values = newValues();
    const browser = world.browser();
    browser.storage.state = state;
    const first = await Visitor.at(browser, values);
    world.network.break(call, closeAfter);
    await first.signUp();
    world.network.repair();
    const visitor = await Visitor.at(state === 'works' ? world.browser() : browser, values);
    await visitor.signIn();
    visitor.note('sign in');
    await visitor.finish();
    await expectComplete(world, visitor, values, call === 'commit');
    return [visitor.story.join(' → ')];
  };

const closeAfter: Fault['interfere'] = async ({ send, page }) => {
  await send();
  page.close();
  return new Promise(() => {});
};

/** Visits in a browser, from the first page on. */
const visits: Record<string, (browser: Browser, options?: PageOptions) => Promise<Visitor>> = {
  async 'sign-up'(browser, options) {
    const values = newValues();
    const visitor = await Visitor.at(browser, values, options);
    await visitor.signUp();
    await expectComplete(browser.world, visitor, values);
    return visitor;
  },
  async 'sign-in'(browser, options) {
    const visitor = await someoneSignedOut(browser.world, browser);
    await visitor.reload(options);
    await visitor.signIn();
    return visitor;
  },
  async 'session start'(browser, options) {
    const visitor = await someoneSignedIn(browser.world, browser);
    await visitor.reload(options);
    return visitor;
  },
};

/** Makes each visit and expects that it succeeds. */
const eachVisit =
  (prepare: (browser: Browser) => void, options?: PageOptions): Run =>
  async (world) => {
    const cells: string[] = [];
    for (const visit of Object.values(visits)) {
      const browser = world.browser();
      prepare(browser);
      const visitor = await visit(browser, options);
      cells.push(visitor.sees());
      expect(visitor.session).toMatchObject({ profile: 'present', userType: 'brand' });
    }
    return cells;
  };

const withClock = (skew: number): Run => eachVisit(() => {}, { skew });

/** Returns a promise that never settles. */
const silent = () => new Promise<never>(() => {});

/** Logs out, possibly with a fault, and expects that nothing of the account remains. */
const logOutWith =
  (break_: (visitor: Visitor, world: World) => void): Run =>
  async (world) => {
    const visitor = await someoneSignedIn(world);
    await visitor.reload();
    break_(visitor, world);
    await visitor.logOut();
    const sees = visitor.sees();
    expect(visitor.session.status).toBe('signedOut');
    world.network.repair();
    visitor.browser.storage.state = 'works';
    await visitor.reload();
    visitor.note('reload');
    return [sees, visitor.story.join(' → ')];
  };

/** Opens a second tab while the first is at a call of its sign-up. */
const secondTab =
  (then: 'goes on' | 'is closed') =>
  (call: Call): Run =>
  async (world) => {
    const values = newValues();
    const first = await Visitor.at(world.browser(), values);
    let second!: Visitor;
    let meanwhile = '';
    world.network.break(call, async ({ send, page, clock, network }) => {
      network.repair();
      const answer = await send();
      second = new Visitor(first.browser, values);
      await clock.sleep(8000);
      meanwhile = second.sees();
      if (then === 'is closed') page.close();
      return answer;
    });
    await first.signUp();
    await second.page.settle();
    second.note('then');
    await second.finish();
    await expectComplete(world, second, values);
    return [meanwhile, second.story.join(' → ')];
  };

export const surroundingJourneys: Journey[] = [
  {
    title: 'Local storage, at sign-up',
    columns: ['local storage is', 'the visitor sees', 'then'],
    cases: cases({ full: signUpWithout('full'), forbidden: signUpWithout('forbidden') }),
  },
  {
    title: 'A tab closed during sign-up, when the browser cannot know of it',
    columns: ['closed after', 'another browser', 'storage full', 'storage forbidden'],
    cases: atEachCall([cutOff('works'), cutOff('full'), cutOff('forbidden')]),
  },
  {
    title: 'Storage that does not answer',
    columns: ['what does not answer', ...Object.keys(visits)],
    cases: cases({
      IndexedDB: eachVisit((browser) => (browser.databases = { open: silent })),
      'web locks': eachVisit((browser) => (browser.locks.request = silent)),
    }),
  },
  {
    title: 'A wrong clock',
    columns: ['the clock is', ...Object.keys(visits)],
    cases: cases({ 'a day ahead': withClock(DAY), 'a day behind': withClock(-DAY) }),
  },
  {
    title: 'Log-out',
    columns: ['fault', 'the visitor sees', 'then'],
    cases: cases({
      none: logOutWith(() => {}),
      offline: logOutWith((_, world) => (world.network.online = false)),
      'local storage full': logOutWith(({ browser }) => (browser.storage.state = 'full')),
      'local storage forbidden': logOutWith(({ browser }) => (browser.storage.state = 'forbidden')),
    }),
  },
  {
    title: 'Two tabs in one sign-up',
    columns: [
      'the first tab is',
      'the second shows meanwhile',
      'when the first is done',
      'meanwhile',
      'when the first is closed',
    ],
    cases: atEachCall([secondTab('goes on'), secondTab('is closed')]),
  },
];
