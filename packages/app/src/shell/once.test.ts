import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';
import { reloadFor } from './reload.ts';

// A test of another file may have loaded once.ts with the real reload.ts.
vi.hoisted(() => vi.resetModules());
vi.mock('./reload.ts', () => ({ reloadFor: vi.fn<typeof reloadFor>() }));
vi.useFakeTimers();
vi.stubGlobal('location', { href: 'https://rapport.example/about' });
afterEach(() => {
  vi.clearAllTimers();
  vi.mocked(reloadFor).mockReset();
});

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

test('a page that needs missing code may reload, and then nothing else happens', async () => {
  vi.mocked(reloadFor).mockReturnValue(new Promise(() => {}));
  const settled = vi.fn<() => void>();
  once(flaky())().then(settled, settled);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reloadFor).toHaveBeenCalledWith(location.href, new Error('offline'));
  expect(settled).not.toHaveBeenCalled();
});

test('a page reloads for code that it needs now, not for code that it may need later', async () => {
  const get = once(flaky());
  await expect(get(0)).rejects.toThrow('offline');
  expect(reloadFor).not.toHaveBeenCalled();
});
