/** Menu, keyboard, FAQ and forms. */
import { expect, test, type Visitor } from '@rapport/browsers/test';
import { expectFocus, expectNoErrors, expectText, expectTitle, open } from './support.ts';

const openAnswers = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('main button[aria-expanded="true"]')].map(
      (button) => button.textContent,
    ),
  );

test('the phone menu opens, closes on Escape and leads to a page', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, '/');
  const isOpen = () => document.querySelector('header details')!.hasAttribute('open');
  const isClosed = () => !document.querySelector('header details')!.hasAttribute('open');
  await visitor.click({ selector: 'header summary' });
  await visitor.until(isOpen, null, 'the menu to be open');
  await visitor.press('Escape');
  await visitor.until(isClosed, null, 'the menu to be closed');
  await expectFocus(visitor, 'summary');
  await visitor.press('Enter');
  await visitor.until(isOpen, null, 'the menu to be open');
  await visitor.click({ selector: 'header details a[href="/services"]' });
  await expectTitle(visitor, /^Services/);
  await expectNoErrors(visitor);
});

test('Tab reaches the skip link first, and Enter leads to the main part', async ({ visitor }) => {
  await open(visitor, '/about');
  await visitor.press('Tab');
  await expectFocus(visitor, 'a[href="#main"]');
  const ring = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  };
  expect(await visitor.evaluate(ring)).toBeGreaterThanOrEqual(2);
  await visitor.press('Enter');
  await expectFocus(visitor, 'main');
});

test('questions open with mouse and keyboard, several at a time', async ({ visitor }) => {
  await open(visitor, '/faq');
  await visitor.click({ role: 'button', name: 'What is Rapport?' });
  await expectText(visitor, 'AI-powered');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await expect.poll(async () => (await openAnswers(visitor)).length).toBe(2);
  await visitor.press('Space');
  await expect.poll(async () => (await openAnswers(visitor)).length).toBe(1);
  await expectNoErrors(visitor);
});

test('the hash of a question opens it, in view', async ({ visitor }) => {
  await open(visitor, '/faq#billing-10');
  await expect.poll(() => openAnswers(visitor)).toEqual(['Can I cancel my subscription?']);
  const inView = () => {
    const { top, bottom } = document
      .querySelector('main button[aria-expanded="true"]')!
      .getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await visitor.until(inView, null, 'the question to be in view');
});

test('the contact form sends nothing, says so and keeps the input', async ({ visitor }) => {
  await open(visitor, '/contact');
  await visitor.fill('Message', 'Hello');
  await visitor.click({ role: 'button', name: 'Send message' });
  await expectText(visitor, 'Your message wasn’t sent');
  const message = () => document.querySelector<HTMLTextAreaElement>('[name="message"]')!.value;
  expect(await visitor.evaluate(message)).toBe('Hello');
  await expectNoErrors(visitor);
});

test('an invalid newsletter address is reported at the field', async ({ visitor }) => {
  await open(visitor, '/blog');
  await visitor.click({ role: 'textbox' });
  await visitor.tab.type('not an address');
  await visitor.press('Enter');
  await expectFocus(visitor, 'input[type="email"][aria-invalid="true"]');
  await expectNoErrors(visitor);
});

test('a podcast application clears the form and says so', async ({ visitor }) => {
  await open(visitor, '/podcast');
  const values = () =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ value }) => value);
  const fields = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ labels }) =>
      (labels?.[0]?.firstChild?.textContent ?? '').trim(),
    ),
  );
  expect(fields).toHaveLength(6);
  for (const label of fields) {
    await visitor.fill(label, label.startsWith('Email') ? 'maya@example.com' : 'Words');
  }
  expect((await visitor.evaluate(values)).every((value) => value !== '')).toBe(true);
  await visitor.click({ role: 'button', name: 'Send application' });
  await expectText(visitor, 'Thanks for offering to join us');
  expect(await visitor.evaluate(values)).toEqual(fields.map(() => ''));
  await expectNoErrors(visitor);
});
