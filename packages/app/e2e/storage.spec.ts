/**
 * Storage that is off, full or silent: everything that needs no storage works, and no message
 * appears.
 */
import { expect, full, signUp, someone, test } from './support.ts';

/** Faults of storage, and functions that cause them. Evaluated in the page. */
const states: Record<string, () => void> = {
  'no storage is allowed': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  },
  'there is no storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { value: null });
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'IndexedDB refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
  'IndexedDB does not open': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    IDBFactory.prototype.databases = () => new Promise(() => {});
  },
  'IndexedDB opens and does not answer': () => {
    const silent = () => new EventTarget() as IDBRequest;
    for (const name of ['get', 'getAll', 'put', 'delete'] as const)
      IDBObjectStore.prototype[name] = silent;
  },
};

/** The core run checks only the fault that once blocked requests. */
const tagOf = (what: string) => (what === 'IndexedDB does not open' ? {} : full);

for (const [what, spoil] of Object.entries(states))
  test(`${what}: signing up, the theme and the way back work`, tagOf(what), async ({ page }) => {
    await page.addInitScript(spoil);
    await signUp(page, someone());
    await expect(page.locator('[role="alert"]:not(:empty)')).toHaveCount(0);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
