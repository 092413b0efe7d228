/** Forms that are used before the script has loaded: what was typed and chosen stays, and the focus. */
import { expect, full, hold, ready, test } from './support.ts';

const PATHS = ['/register', '/login', '/contact', '/podcast', '/blog', '/help-center'];

/** What a form holds. Evaluated in the page. */
const held = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ name, value, checked }) => ({ name, value, checked }),
  );

for (const path of PATHS)
  test(`${path} keeps what was typed`, full, async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const form = page.locator('main form').first();
    for (const radio of await form.getByRole('radio').all()) await radio.check();
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    const texts = form.locator('input:not([type=radio], [type=checkbox]), textarea');
    for (const text of await texts.all()) await text.fill('ada@example.com');
    for (const list of await form.getByRole('combobox').all())
      await list.selectOption({ index: 1 });
    const last = texts.last();
    await last.focus();
    const before = await form.evaluate(held);
    expect(before.length).toBeGreaterThan(0);
    release();
    await ready(page);
    expect(await form.evaluate(held)).toEqual(before);
    await expect(last).toBeFocused();
  });
