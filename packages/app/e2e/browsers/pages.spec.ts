/** Every page of the route table. New pages need no change here. */
import { visualFaults } from '@rapport/browsers/faults';
import { expect, test } from '@rapport/browsers/test';
import { sitePages } from '../../src/routes.tsx';
import { full } from '../support.ts';
import { expectNoErrors, expectSound, open } from './support.ts';

for (const { path, title } of sitePages.filter(({ access }) => access !== 'signedIn'))
  test(
    `${path}: title, drawings, pictures, no sideways scroll, no error`,
    full,
    async ({ visitor }) => {
      await visitor.resize(390, 844);
      await open(visitor, path);
      expect.soft(await visitor.evaluate(() => document.title)).toBe(title);
      await expectSound(visitor);
    },
  );

test('the bars of /analytics are clear of their labels', full, async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, '/analytics');
  const gaps = await visitor.evaluate(() =>
    [...document.querySelectorAll('.rp-BarChart-bar')].map((bar) => {
      const drawing = bar.querySelector('.rp-BarChart-drawing')!.getBoundingClientRect();
      const label = bar.querySelector('.rp-BarChart-label')!.getBoundingClientRect();
      const stands = bar.closest('[data-orientation="vertical"]');
      return stands ? label.top - drawing.bottom : drawing.left - label.right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

/** Evaluated in a page of the site. */
function plantFaults(): void {
  const wide = document.createElement('div');
  // Without height, nobody could scroll to the box.
  wide.style.cssText = 'inline-size: 5000px; block-size: 1px';
  const flat = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  flat.style.blockSize = '0';
  flat.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  const lost = new Image(20, 20);
  lost.src = '/lost.png';
  document.querySelector('main')!.replaceChildren(wide, flat, lost);
  console.error('planted');
  setTimeout(() => {
    throw new Error('thrown');
  });
  void Promise.reject(new Error('rejected'));
  document.body.append(document.createElement('style'));
  document.body.lastElementChild!.textContent = 'p { color: red }';
}

test('the checks find faults', full, async ({ visitor }) => {
  await open(visitor, '/about');
  await expectNoErrors(visitor);
  await visitor.evaluate(plantFaults);
  for (const part of ['planted', 'thrown', 'rejected', 'lost.png', 'Refused by style-src']) {
    await expect.poll(async () => (await visitor.errors()).join('\n')).toContain(part);
  }
  const faults = (await visitor.evaluate(visualFaults)).join('\n');
  for (const part of ['svg is 300×0', 'img did not load', 'the page scrolls sideways by']) {
    expect.soft(faults).toContain(part);
  }
});
