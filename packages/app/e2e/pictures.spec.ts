/** No picture twice: on one page, or as the hero, the band or the preview of two. */
import type { Page } from '@playwright/test';
import { routes } from '../src/routes.tsx';
import { expect, test } from './support.ts';

const paths = routes.filter(({ access }) => access === 'public').map(({ path }) => path);

/**
 * Returns the pictures of a page and its heroes, previews and band, each as its markup without ids. Logos are
 * no pictures: a company has one. Evaluated in an empty page.
 */
function picturesOf(html: string): { all: string[]; large: string[] } {
  const root = new DOMParser().parseFromString(html, 'text/html');
  const bare = ({ outerHTML }: Element) =>
    outerHTML.replaceAll(/ (?:id|clip-path|aria-[a-z]+|data-reactid)="[^"]*"/g, '');
  const found = (selector: string) => [...root.querySelectorAll(`main ${selector}`)].map(bare);
  return {
    all: found('svg:is(.rp-Artwork, [data-color-scheme]):not([viewBox="0 0 32 32"])'),
    large: [
      ...found(':is(.rp-Hero-art, .rp-Screen-window, .rp-MetricsPreview-board)'),
      // The drawing of a band is a class.
      ...[...root.querySelectorAll('.rp-CallToAction')].flatMap(
        ({ className }) => /rp-[A-Z][a-z]+Band/.exec(className) ?? [],
      ),
    ],
  };
}

const repeats = (list: string[]) => list.filter((one, index) => list.indexOf(one) !== index);

async function picturesIn(page: Page, html: string) {
  await page.goto('about:blank');
  return page.evaluate(picturesOf, html);
}

test('no picture is twice on a page, and no hero, preview or band on two', async ({
  page,
  request,
}) => {
  const large: string[] = [];
  for (const path of paths) {
    const pictures = await picturesIn(page, await (await request.get(path)).text());
    expect.soft(repeats(pictures.all), path).toEqual([]);
    large.push(...pictures.large);
  }
  expect(large.length).toBeGreaterThan(20);
  expect(repeats(large)).toEqual([]);
});

test('the check finds a picture that is planted twice', async ({ page }) => {
  const still = (id: string) =>
    `<svg class="rp-Artwork"><clipPath id="${id}"><path d="M0 0"/></clipPath></svg>`;
  const { all, large } = await picturesIn(
    page,
    `<main>${still('a')}${still('b')}<div class="rp-Hero-art">1</div></main>`,
  );
  expect(repeats(all)).toHaveLength(1);
  expect(large).toHaveLength(1);
});
