/** Links, Back, Forward, reloads and anchors, which engines handle differently. */
import { expect, test, type Visitor } from '@rapport/browsers/test';
import { full, scrollAndStay } from '../support.ts';
import { expectFocus, expectNoErrors, expectTitle, open } from './support.ts';

const position = (visitor: Visitor) => visitor.evaluate(() => Math.round(scrollY));
/** Allows for fonts: early or late, they move the text by up to 57 pixels. */
const expectPosition = (visitor: Visitor, top: number) =>
  expect.poll(async () => Math.abs((await position(visitor)) - top)).toBeLessThan(80);
const HOME = /^Rapport/;
const FAQ = /FAQ/;

test(
  'a link shows the page without a reload, at its top, with the focus on its heading',
  full,
  async ({ visitor }) => {
    await open(visitor, '/');
    await visitor.evaluate(() => void Object.assign(window, { isSame: true }));
    // A real click, because the focus moves only after an action of the visitor.
    await visitor.click({ selector: 'footer a[href="/about"]' });
    await expectTitle(visitor, /^About/);
    await expectFocus(visitor, 'h1');
    expect(await position(visitor)).toBe(0);
    expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
    await expectNoErrors(visitor);
  },
);

test('Back and Forward restore the position, after a reload, too', full, async ({ visitor }) => {
  await open(visitor, '/');
  await scrollAndStay(visitor, 640);
  // A click by script, because a visitor's would scroll to the link.
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click(),
  );
  await expectTitle(visitor, FAQ);
  await scrollAndStay(visitor, 300);
  await visitor.go(-1);
  await expectTitle(visitor, HOME);
  await expectPosition(visitor, 640);
  await visitor.go(1);
  await expectTitle(visitor, FAQ);
  await expectPosition(visitor, 300);
  await visitor.reload();
  await expectTitle(visitor, FAQ);
  await expectPosition(visitor, 300);
  await visitor.go(-1);
  await expectTitle(visitor, HOME);
  await expectPosition(visitor, 640);
  await expectNoErrors(visitor);
});

test(
  'an anchor is reached below the sticky header, on the page and on load',
  full,
  async ({ visitor }) => {
    const belowHeader = () => {
      const header = document.querySelector('header')!.getBoundingClientRect();
      const y = document.getElementById('features')!.getBoundingClientRect().top - header.bottom;
      return y >= -1 && y < 200;
    };
    await visitor.resize(1280, 500);
    await open(visitor, '/analytics');
    await visitor.click({ role: 'link', name: 'Learn More' });
    await visitor.arrives('/analytics#features');
    await visitor.until(belowHeader, null, 'the features');
    await open(visitor, '/');
    await open(visitor, '/analytics#features');
    await visitor.until(belowHeader, null, 'the features');
  },
);

test('an unknown path goes to / and leaves no entry', full, async ({ visitor }) => {
  await open(visitor, '/login');
  await visitor.open('/no/such/page');
  await visitor.arrives('/');
  await visitor.go(-1);
  await visitor.arrives('/login');
});
