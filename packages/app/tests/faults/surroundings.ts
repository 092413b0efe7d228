import { expect } from 'vitest';
import type { Browser, StorageState } from './browser.ts';
import type { Fault } from './faults.ts';
import type { Call } from './network.ts';
import type { Journey } from './reliability.ts';
import { someoneSignedIn } from './sign-in.ts';
import { expectComplete, newValues, signUpCalls } from './sign-up.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;

type Run = (world: World) => Promise<string[]>;

const cases = (runs: Record<string, Run>): Journey['cases'] =>
  Object.entries(runs).map(([name, run]) => ({ name, run: (newWorld) => run(newWorld()) }));

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
  (break_: (world: World) => void): Run =>
  async (world) => {
    const visitor = await someoneSignedIn(world);
    await visitor.reload();
    break_(world);
    await visitor.logOut();
    const sees = visitor.sees();
    expect(visitor.session.status).toBe('signedOut');
    world.network.repair();
    await visitor.reload();
    visitor.note('reload');
    return [sees, visitor.story.join(' → ')];
  };

export const surroundingJourneys: Journey[] = [
  {
    title: 'Local storage, at sign-up',
    columns: ['local storage is', 'the visitor sees', 'then'],
    cases: cases({ full: signUpWithout('full'), forbidden: signUpWithout('forbidden') }),
  },
  {
    title: 'A tab closed during sign-up, and another browser',
    columns: ['closed after', 'then'],
    cases: cases(Object.fromEntries(signUpCalls.map(({ call, title }) => [title, cutOff(call)]))),
  },
  {
    title: 'A wrong clock',
    columns: ['what is wrong', 'sign-up', 'session start', 'sign-in'],
    cases: cases({
      'the clock, by a day': visitWith((browser) => (browser.skew = DAY)),
      'the clock, by minus a day': visitWith((browser) => (browser.skew = -DAY)),
    }),
  },
  {
    title: 'Log-out',
    columns: ['fault', 'the visitor sees', 'then'],
    cases: cases({
      none: logOutWith(() => {}),
      offline: logOutWith((world) => (world.network.online = false)),
    }),
  },
];
