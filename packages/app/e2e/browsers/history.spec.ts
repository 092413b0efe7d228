/** Links, Back, Forward, reloads and anchors, which engines handle differently. */
import { expect, test, type Visitor } from '@rapport/browsers/test';
import { scrollAndStay } from '../support.ts';
import { expectFocus, expectNoErrors, expectTitle, follow, open } from './support.ts';

const position = (visitor: Visitor) => visitor.evaluate(() => Math.round(scrollY));
/** Allows for fonts: early or late, they move the text by up to 57 pixels. */
const expectPosition = (visitor: Visitor, top: number) =>
  expect.poll(async () => Math.abs((await position(visitor)) - top)).toBeLessThan(80);
const HOME = /^Rapport/;
const FAQ = /FAQ/;

/** Clicks a link of the footer without scrolling to it. */
const followFromAfar = (visitor: Visitor, href: string) =>
  visitor.evaluate(
    (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
    href,
  );

test('a link shows the page without a reload, at its top, with the focus on its heading', async ({
  visitor,
}) => {
  await open(visitor, '/');
  await visitor.evaluate(() => void Object.assign(window, { isSame: true }));
  // A real click, because the focus moves only after an action of the visitor.
  await visitor.click({ selector: 'footer a[href="/about"]' });
  await expectTitle(visitor, /^About/);
  await expectFocus(visitor, 'h1');
  expect(await position(visitor)).toBe(0);
  expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
  await expectNoErrors(visitor);
});

test('Back and Forward restore the position, also after a reload', async ({ visitor }) => {
  await open(visitor, '/');
  await scrollAndStay(visitor, 640);
  await followFromAfar(visitor, '/faq');
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

test('Back to a page that was left by a full load restores the position', async ({ visitor }) => {
  await open(visitor, '/');
  await scrollAndStay(visitor, 2000);
  await expectPosition(visitor, 2000);
  await visitor.open('/faq');
  await expectTitle(visitor, FAQ);
  expect(await position(visitor)).toBe(0);
  await scrollAndStay(visitor, 300);
  await visitor.go(-1);
  await expectTitle(visitor, HOME);
  await expectPosition(visitor, 2000);
  // Once more, because the page may have come from the back/forward cache.
  await visitor.go(1);
  await expectTitle(visitor, FAQ);
  await expectPosition(visitor, 300);
  await visitor.go(-1);
  await expectTitle(visitor, HOME);
  await expectPosition(visitor, 2000);
  await followFromAfar(visitor, '/faq');
  await expectTitle(visitor, FAQ);
  expect(await position(visitor)).toBe(0);
  await visitor.go(-1);
  await expectTitle(visitor, HOME);
  await expectPosition(visitor, 2000);
});

test('an anchor is reached below the sticky header, on the page and on load', async ({
  visitor,
}) => {
  const belowHeader = () => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    return document.getElementById('features')!.getBoundingClientRect().top - header.bottom;
  };
  const expectBelow = () =>
    expect.poll(() => visitor.evaluate(belowHeader).then((y) => y >= -1 && y < 200)).toBe(true);
  await visitor.resize(1280, 500);
  await open(visitor, '/analytics');
  await follow(visitor, 'Learn More');
  await visitor.arrives('/analytics#features');
  await expectBelow();
  await open(visitor, '/');
  await open(visitor, '/analytics#features');
  await expectBelow();
});

test('an unknown path goes to / and leaves no entry', async ({ visitor }) => {
  await open(visitor, '/login');
  await visitor.open('/no/such/page');
  await visitor.arrives('/');
  await visitor.go(-1);
  await visitor.arrives('/login');
});
