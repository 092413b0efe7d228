import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

/** Fails the first time, then succeeds. */
const flaky = () =>
  vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('it');

test('loads at most once', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('it');
  const get = once(load);
  expect(await Promise.all([get(), get()])).toEqual(['it', 'it']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('tries again a second after a failure, not before', async () => {
  const get = once(flaky());
  await expect(get()).rejects.toThrow('offline');
  vi.advanceTimersByTime(999);
  await expect(get()).rejects.toThrow('offline');
  vi.advanceTimersByTime(1);
  expect(await get()).toBe('it');
});

test('a failure can be given another pause, and a value', async () => {
  const get = once(flaky(), () => 'nothing');
  expect(await get(0)).toBe('nothing');
  vi.advanceTimersByTime(0);
  expect(await get()).toBe('it');
});
