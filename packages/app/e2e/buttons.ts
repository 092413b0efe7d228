/** Presses every button of a page. None may be without an answer. */
import type { Locator, Page } from '@playwright/test';
import { patience } from '@rapport/tooling/patience';
import { loadingAnswer } from '../src/content/asks.ts';
import { expect, ready } from './support.ts';

/** Counts the changes of the body. What is downloaded adds to the head. Evaluated in the page. */
function watchChanges(): void {
  const watched = Object.assign(window, { changes: 0 });
  new MutationObserver(() => (watched.changes += 1)).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/**
 * Presses a button, and returns whether anything changes or the focus moves within this many
 * milliseconds. Closes what it opens.
 */
async function answers(page: Page, button: Locator, timeout: number): Promise<boolean> {
  // What these change is no answer.
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await button.focus();
  const before = await page.evaluate(() => Object.assign(window, { changes: 0 }).changes);
  // A dialog that opens hides the others, so the button can't be looked up later.
  const pressed = await button.elementHandle();
  await button.press('Enter');
  const changed = await page
    .waitForFunction(
      ([count, element]) =>
        (window as never as { changes: number }).changes > count ||
        document.activeElement !== element,
      [before, pressed] as const,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );
  await expect(page.getByText(loadingAnswer)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return changed;
}

/** Returns the buttons inside that have no answer within this many milliseconds. */
export async function silentButtons(
  page: Page,
  inside: Locator,
  timeout = patience.expect,
): Promise<string[]> {
  await page.evaluate(watchChanges);
  const silent: string[] = [];
  const buttons = inside.getByRole('button');
  const all = await buttons.all();
  for (const button of all) {
    // The choice that is made already, such as the theme.
    if ((await button.getAttribute('aria-pressed')) === 'true') continue;
    const name = (await button.textContent()) ?? '';
    if (!(await answers(page, button, timeout))) silent.push(name);
    if ((await buttons.count()) === all.length) continue;
    // It has replaced a part of the page, as “Forgot password?” does.
    await page.reload();
    await ready(page);
    await page.evaluate(watchChanges);
  }
  return silent;
}
