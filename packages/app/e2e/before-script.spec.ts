/** Input before the script of a page runs. */
import type { Locator, Page } from '@playwright/test';
import { signUpForm } from '@rapport/ui/testing/playwright';
import { expect, expectDashboard, full, hold, ready, someone, test } from './support.ts';

const SCRIPTS = /\.js$/;

const controls = (page: Page) =>
  page.locator('main form :is(input, select, textarea):is([name], [id])');

/** Enters something into each control, as a visitor does. */
async function enterAll(all: Locator): Promise<void> {
  for (const [index, control] of (await all.all()).entries()) {
    const type = await control.evaluate((element: HTMLInputElement) => element.type);
    if (type === 'radio') await control.check();
    else await control.fill(type === 'email' ? 'ada@example.com' : `Typed ${index}`);
  }
}

/** Returns what the controls hold and which one has the focus. */
const stateOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map((control) => [
      control.type === 'radio' ? control.checked : control.value,
      control === document.activeElement && control.selectionStart,
    ]),
  );

test.describe('input from before the script runs', () => {
  for (const path of ['/register', '/contact'])
    test(`stays on ${path}`, full, async ({ page }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      await enterAll(controls(page));
      // Moves the caret or the choice.
      await page.keyboard.press('ArrowLeft');
      const entered = await stateOf(controls(page));
      expect(entered.length).toBeGreaterThan(0);
      scripts();
      await ready(page);
      expect(await stateOf(controls(page))).toEqual(entered);
    });

  test('is sent', full, async ({ page }) => {
    const account = someone('brand');
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).waitFor();
    await signUpForm(page).fill(account);
    scripts();
    await ready(page);
    await signUpForm(page).submit();
    await expectDashboard(page, account);
  });
});
