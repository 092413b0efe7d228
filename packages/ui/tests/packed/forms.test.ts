/** Forms with an action, used with real keys and clicks: synthetic ones hid that nothing was sent. */
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { withChromium } from './browser.ts';

const url = `${inject('tested').url}forms.html`;
const open = withChromium();

type Send = (form: Locator) => Promise<void>;

const ways: [intent: string, send: Send][] = [
  ['order', (form) => form.getByLabel('Email').press('Enter')],
  ['order', (form) => form.getByRole('button', { name: 'Order' }).click()],
  ['draft', (form) => form.getByRole('button', { name: 'Save draft' }).click()],
];

test.for(['', ', schema downloaded'])(
  'a function as action%s: Enter and both buttons call it',
  async (schema) => {
    const page = await open(url);
    const form = page.getByRole('form', { name: `function${schema}`, exact: true });
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

test.for(['', ', schema downloaded'])(
  'a URL as action%s: Enter and both buttons send the form there',
  async (schema) => {
    const page = await open(url);
    const form = page.getByRole('form', { name: `URL${schema}`, exact: true });
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
  const page = await open(url);
  const form = page.getByRole('form', { name: 'Choices' });
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
