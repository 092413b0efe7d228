import { expect } from 'vitest';
import type { Browser, StorageState } from './browser.ts';
import type { Fault } from './faults.ts';
import type { Call } from './network.ts';
import type { Page } from './page.ts';
import type { Journey } from './reliability.ts';
import { someoneSignedIn } from './sign-in.ts';
import { expectComplete, newValues, signUpCalls } from './sign-up.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;

type Run = (world: World) => Promise<string[]>;

const cases = (runs: Record<string, Run>): Journey['cases'] =>
  Object.entries(runs).map(([name, run]) => ({ name, run: (newWorld) => run(newWorld()) }));

/** Returns a row for each call of a sign-up. */
const atEachCall = (run: (call: Call) => Run): Journey['cases'] =>
  cases(Object.fromEntries(signUpCalls.map(({ call, title }) => [title, run(call)])));

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

/** Signs up, closes the tab at a call, then signs in with a browser that knows nothing of it. */
const cutOff =
  (call: Call): Run =>
  async (world) => {
    const values = newValues();
    const first = await Visitor.at(world.browser(), values);
    world.network.break(call, closeAfter);
    await first.signUp();
    world.network.repair();
    const visitor = await Visitor.at(world.browser(), values);
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

/** Signs up, comes back, logs out and signs in. */
const visitWith =
  (prepare: (browser: Browser) => void): Run =>
  async (world) => {
    const values = newValues();
    const browser = world.browser();
    prepare(browser);
    const visitor = await Visitor.at(browser, values);
    const cells: string[] = [];
    const look = () => {
      cells.push(visitor.sees());
      expect(visitor.session).toMatchObject({ profile: 'present', userType: 'brand' });
    };
    await visitor.signUp();
    await expectComplete(world, visitor, values);
    look();
    await visitor.reload();
    look();
    await visitor.logOut();
    await visitor.reload();
    await visitor.signIn();
    look();
    return cells;
  };

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

/** Opens a second tab while the first is at a call of its sign-up, once more to close the first. */
const secondTab =
  (call: Call): Run =>
  async (world) => {
    const goesOn = await inSecondTab(world, call, () => {});
    const isClosed = await inSecondTab(world, call, (page) => page.close());
    return [...goesOn, isClosed[1]!];
  };

async function inSecondTab(world: World, call: Call, then: (first: Page) => void) {
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
    then(page);
    return answer;
  });
  await first.signUp();
  await second.page.settle();
  second.note('then');
  await second.finish();
  await expectComplete(world, second, values);
  return [meanwhile, second.story.join(' → ')];
}

export const surroundingJourneys: Journey[] = [
  {
    title: 'Local storage, at sign-up',
    columns: ['local storage is', 'the visitor sees', 'then'],
    cases: cases({ full: signUpWithout('full'), forbidden: signUpWithout('forbidden') }),
  },
  {
    title: 'A tab closed during sign-up, and another browser',
    columns: ['closed after', 'then'],
    cases: atEachCall(cutOff),
  },
  {
    title: 'Storage that does not answer, and a wrong clock',
    columns: ['what is wrong', 'sign-up', 'session start', 'sign-in'],
    cases: cases({
      IndexedDB: visitWith((browser) => (browser.databases = { open: () => ({}) })),
      'web locks': visitWith((browser) => (browser.locksAnswer = false)),
      'the clock, by a day': visitWith((browser) => (browser.skew = DAY)),
      'the clock, by minus a day': visitWith((browser) => (browser.skew = -DAY)),
    }),
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
      'when the first is closed',
    ],
    cases: atEachCall(secondTab),
  },
];
