/** Every page of the route table at two widths, in both color schemes. */
import { visualFaults } from '@rapport/browsers/faults';
import { expect, test } from '@rapport/browsers/test';
import { routes } from '../../src/routes.tsx';
import { outlineFaults } from '../outline.ts';
import { expectNoErrors, expectSound, open } from './support.ts';

const pages = routes.filter(({ access }) => access === 'public');

for (const scheme of ['light', 'dark'] as const)
  test.describe(scheme, () => {
    test.use({ scheme });

    for (const { path, title } of pages)
      test(`${path}: title, outline, drawings, pictures, no sideways scroll, no error`, async ({
        visitor,
      }) => {
        await visitor.resize(390, 844);
        await open(visitor, path);
        expect.soft(await visitor.evaluate(() => document.title)).toBe(title);
        await expectSound(visitor);
        const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
        expect.soft(await visitor.evaluate(isDark), 'dark').toBe(scheme === 'dark');
      });
  });

/** Evaluated in a page of the site. */
function plantFaults(): void {
  const wide = document.createElement('div');
  wide.style.inlineSize = '5000px';
  // Without height, nobody could scroll to the box.
  wide.style.blockSize = '1px';
  const flat = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  flat.setAttribute('class', 'flat');
  flat.style.blockSize = '0';
  flat.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  const lost = document.createElement('img');
  lost.src = '/lost.png';
  lost.width = 20;
  lost.height = 20;
  document.querySelector('main')!.replaceChildren(wide, flat, lost);
  console.error('planted');
  setTimeout(() => {
    throw new Error('thrown');
  });
  void Promise.reject(new Error('rejected'));
  document.body.append(document.createElement('style'));
  document.body.lastElementChild!.textContent = 'p { color: red }';
}

test('the checks find faults', async ({ visitor }) => {
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
  expect(await visitor.evaluate(outlineFaults)).toEqual(['the page has 0 h1']);
});
