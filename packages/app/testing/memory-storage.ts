import type { BrowserStorage } from '../src/session/browser-storage.ts';

/** Creates a separate `localStorage` in memory, for stories and tests. */
export function createMemoryStorage(entries: Record<string, string> = {}): BrowserStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
