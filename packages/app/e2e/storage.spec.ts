/** Storage that is off, full or silent: what needs no storage works, and no message appears. */
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
  'storage is full': () => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  },
};

for (const [what, spoil] of Object.entries(states))
  test(`${what}: signing up, the theme and the way back work`, full, async ({ page }) => {
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
