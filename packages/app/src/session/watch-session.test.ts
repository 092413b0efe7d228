import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { Session } from './types.ts';
import { CHECK_INTERVAL, CONFIRM_INTERVAL, watchSession } from './watch-session.ts';

const MINUTE = 60_000;
let stop = () => {};

let page: EventTarget;
let tab: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', tab);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sessionWith = (emailVerified: boolean): Session => ({
  status: 'signedIn',
  user: {
    uid: 'ada',
    email: 'ada@example.com',
    displayName: 'Ada',
    emailVerified,
    createdAt: '2026-11-20T09:30:00.000Z',
  },
  userType: 'brand',
  profile: 'present',
});

function watch(limits: { idle?: number; total?: number } = {}, session = sessionWith(true)) {
  const persisted = createPersisted(createMemoryStorage(), null);
  const endSession = vi.fn<() => Promise<{ status: 'success' }>>(() =>
    Promise.resolve({ status: 'success' }),
  );
  const checkSession = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const getSnapshot = () => session;
  stop = watchSession({ endSession, getSnapshot }, { checkSession }, persisted, {
    idle: Infinity,
    total: Infinity,
    ...limits,
  });
  return { persisted, endSession, checkSession };
}

const press = () => page.dispatchEvent(new Event('keydown'));

test('a session that nobody uses ends', () => {
  const { endSession } = watch({ idle: 10 * MINUTE });
  vi.advanceTimersByTime(9 * MINUTE);
  expect(endSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  expect(endSession).toHaveBeenLastCalledWith('idle');
});

test('the first key after a long sleep does not revive a session', () => {
  const { endSession, persisted } = watch({ idle: 10 * MINUTE });
  const before = persisted.times();
  vi.setSystemTime(Date.now() + 60 * MINUTE); // asleep: no timer runs
  press();
  expect(endSession).toHaveBeenCalledWith('idle');
  expect(persisted.times()).toEqual(before);
});

test('a session in use ends when it has lasted long enough', () => {
  const { endSession } = watch({ total: 30 * MINUTE });
  for (let count = 0; count < 3; count += 1) {
    press();
    vi.advanceTimersByTime(9 * MINUTE);
  }
  expect(endSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3 * MINUTE);
  expect(endSession).toHaveBeenLastCalledWith('expired');
});

test('the service is asked every five minutes and on return', () => {
  const { checkSession } = watch();
  vi.advanceTimersByTime(CHECK_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(CHECK_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(2);
  tab.hidden = true;
  tab.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(CHECK_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(2);
  tab.hidden = false;
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(checkSession).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(2 * CHECK_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(3);
});

test('while the address is not confirmed, the service is asked every minute and on focus', () => {
  const { checkSession } = watch({}, sessionWith(false));
  page.dispatchEvent(new Event('focus'));
  expect(checkSession).toHaveBeenCalledTimes(0); // the page has just opened
  vi.advanceTimersByTime(CONFIRM_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  page.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('focus'));
  expect(checkSession).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(2 * CONFIRM_INTERVAL);
  expect(checkSession).toHaveBeenCalledTimes(2);
});
