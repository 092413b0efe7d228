/** Forms with an action, used with real keys and clicks: synthetic ones hid that nothing was sent. */
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { errorsOf } from './project.ts';

const url = `${inject('tested').url}forms.html`;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(() => browser?.close());

/** Opens the page and returns the form with this name. */
async function open(name: string): Promise<{ page: Page; form: Locator }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors = errorsOf(page);
  onTestFinished(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });
  await page.goto(url);
  return { page, form: page.getByRole('form', { name, exact: true }) };
}

type Send = (form: Locator) => Promise<void>;

const ways: [intent: string, send: Send][] = [
  ['order', (form) => form.getByLabel('Email').press('Enter')],
  ['order', (form) => form.getByRole('button', { name: 'Order' }).click()],
  ['draft', (form) => form.getByRole('button', { name: 'Save draft' }).click()],
];

test.each(['', ', schema downloaded'])(
  'a function as action%s: Enter and both buttons call it',
  async (schema) => {
    const { form } = await open(`function${schema}`);
    const email = form.getByLabel('Email');
    for (const [index, [intent, send]] of ways.entries()) {
      const address = `ada${index}@example.com`;
      await email.pressSequentially(address);
      await send(form);
      await form.getByText(JSON.stringify({ email: address, intent })).waitFor();
      expect(await email.inputValue()).toBe('');
    }
  },
);

test.each(['', ', schema downloaded'])(
  'a URL as action%s: Enter and both buttons send the form there',
  async (schema) => {
    const { page, form } = await open(`URL${schema}`);
    await page.route('**/orders', (route) => route.fulfill({ body: 'Thank you' }));
    for (const [intent, send] of ways) {
      await form.getByLabel('Email').pressSequentially('ada@example.com');
      const sent = page.waitForRequest('**/orders');
      await send(form);
      expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com', intent });
      await page.getByText('Thank you').waitFor();
      await page.goto(url);
    }
  },
);

const parts = ['RadioGroup', 'SegmentedControl', 'Select', 'Combobox'];
const fields = parts.flatMap((part) => [`${part} held`, `${part} returned`]);

test('React’s reset after an action: what was chosen is shown, and sent again', async () => {
  const { page, form } = await open('Choices');
  const group = (name: string) => form.getByRole('radiogroup', { name });
  for (const name of fields) {
    if (await group(name).isVisible()) await group(name).getByText('Large').click();
    else if (name.startsWith('Select')) await form.getByLabel(name).selectOption('Large');
    else {
      await form.getByLabel(name).fill('Large');
      await page.keyboard.press('Enter');
    }
  }
  const read = async (name: string): Promise<unknown> =>
    JSON.parse((await form.getByLabel(name, { exact: true }).textContent()) ?? '');
  const shown = async (name: string) =>
    (await group(name).isVisible())
      ? group(name).getByRole('radio', { checked: true }).inputValue()
      : form.getByLabel(name).inputValue();
  const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'Large']));

  for (const time of ['chosen', 'sent again']) {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => read('Saved'), { message: time }).toEqual(all(fields));
    await form.getByRole('button', { name: 'Save' }).click({ trial: true });
    for (const name of fields) expect([name, await shown(name)]).toEqual([name, 'Large']);
    expect(await read('Held')).toEqual(all(parts));
  }
});
