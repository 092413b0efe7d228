/** Menu, keyboard, FAQ and forms. */
import { expect, test, type Visitor } from '@rapport/browsers/test';
import { full } from '../support.ts';
import { expectFocus, expectNoErrors, expectText, expectTitle, open } from './support.ts';

const expectOpenAnswers = (visitor: Visitor, questions: string[]) =>
  expect
    .poll(() =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('main button[aria-expanded="true"]')].map(
          (button) => button.textContent,
        ),
      ),
    )
    .toEqual(questions);

test('the phone menu opens, closes on Escape and leads to a page', full, async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, '/');
  const isOpen = (wanted: boolean) =>
    document.querySelector('header details')!.hasAttribute('open') === wanted;
  await visitor.click({ selector: 'header summary' });
  await visitor.until(isOpen, true, 'the menu to be open');
  await visitor.press('Escape');
  await visitor.until(isOpen, false, 'the menu to be closed');
  await expectFocus(visitor, 'summary');
  await visitor.press('Enter');
  await visitor.click({ selector: 'header details a[href="/services"]' });
  await expectTitle(visitor, /^Services/);
  await expectNoErrors(visitor);
});

test(
  'Tab reaches the skip link first, and Enter leads to the main part',
  full,
  async ({ visitor }) => {
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
  },
);

test('questions open with mouse, keyboard and hash', full, async ({ visitor }) => {
  const [cancel, what] = ['Can I cancel my subscription?', 'What is Rapport?'];
  await open(visitor, '/faq#billing-10');
  await expectOpenAnswers(visitor, [cancel]);
  const inView = () => {
    const button = document.querySelector('main button[aria-expanded="true"]')!;
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await visitor.until(inView, null, 'the question to be in view');
  await visitor.click({ role: 'button', name: what });
  await expectText(visitor, 'AI-powered');
  await expectOpenAnswers(visitor, [what, cancel]);
  await visitor.press('Space');
  await expectOpenAnswers(visitor, [cancel]);
  await expectNoErrors(visitor);
});

test('an invalid newsletter address is reported at the field', full, async ({ visitor }) => {
  await open(visitor, '/blog');
  await visitor.click({ role: 'textbox' });
  await visitor.tab.type('not an address');
  await visitor.press('Enter');
  await expectFocus(visitor, 'input[type="email"][aria-invalid="true"]');
  await expectNoErrors(visitor);
});
