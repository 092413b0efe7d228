/** The packed kit beside Tailwind, CSS Modules, plain CSS and plain HTML. */
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { withChromium } from './browser.ts';

const { url } = inject('tested');
const open = withChromium();

/** An element and the computed styles that show, by name. */
type Look = [element: string, styles: Record<string, string>];

/**
 * Runs in the page: returns every element in `scope` and its pseudo-elements with their size and
 * visible styles. Leaves out the options of a list, which the browser draws.
 */
function looksIn(scope: string): Look[] {
  const unseen =
    /^(--|tab-size|box-sizing|(inline-size|block-size|width|height)$|.*-origin$|-webkit-tap-|appearance$|caret-color|.*-rule-color|outline-color|.*text-.*color)/;
  const isDrawn = (element: Element, part: string | undefined) => {
    const { content } = getComputedStyle(element, part);
    if (part === '::before' || part === '::after') return content !== 'none';
    if (part === '::marker') return getComputedStyle(element).display === 'list-item';
    if (part === '::placeholder') return element.hasAttribute('placeholder');
    return part !== '::file-selector-button' || element.matches('[type=file]');
  };
  const elements = [
    ...document.querySelectorAll(
      `${scope}, ${scope} :not(option, optgroup, [hidden], [type=hidden])`,
    ),
  ];
  return elements.flatMap((element) =>
    [undefined, '::before', '::after', '::marker', '::placeholder', '::file-selector-button']
      .filter((part) => isDrawn(element, part))
      .map((part): Look => {
        const computed = getComputedStyle(element, part);
        const styles = Object.fromEntries(
          [...computed]
            .filter((name) => !unseen.test(name))
            .map((name) => [name, computed.getPropertyValue(name)]),
        );
        for (const name of Object.keys(styles)) {
          const [, side] = /^(border-.+)-(?:color|style)$/.exec(name) ?? [];
          if (side && styles[`${side}-width`] === '0px') delete styles[name];
        }
        // A rule has no text, and only inline boxes are aligned.
        if (element instanceof HTMLHRElement) delete styles['color'];
        if (!/^(inline|table-cell)/.test(computed.display)) delete styles['vertical-align'];
        const { width, height } = element.getBoundingClientRect();
        styles['size'] = `${width} × ${height}`;
        return [`${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`, styles];
      }),
  );
}

/** Lists the differences as “element: style, before → after”. */
const differences = (before: Look[], after: Look[]): string[] =>
  after.flatMap(([element, styles], index) =>
    Object.entries(styles)
      .filter(([name, value]) => (before[index]?.[1][name] ?? value) !== value)
      .map(([name, value]) => `${element}: ${name}, ${before[index]?.[1][name]} → ${value}`),
  );

test('Tailwind leaves the kit’s parts as they are', async () => {
  const looks = async (name: string) => {
    const page = await open(`${url}${name}.html`);
    await page.locator('main').waitFor();
    return page.evaluate(looksIn, 'main > .rp-Stack');
  };
  const alone = await looks('kit');
  const beside = await looks('tailwind');
  expect(alone.length).toBeGreaterThan(150);
  expect(beside.map(([element]) => element)).toEqual(alone.map(([element]) => element));
  expect(differences(alone, beside)).toEqual([]);
});

test('utilities, a CSS module and a plain stylesheet win over the kit', async () => {
  const page: Page = await open(`${url}tailwind.html`);
  const styles = (selector: string, ...names: string[]) =>
    page.locator(selector).evaluate((element, wanted) => {
      const computed = getComputedStyle(element);
      return wanted.map((name) => computed.getPropertyValue(name));
    }, names);
  const names = ['margin-top', 'border-radius', 'padding-left', 'background-color'];
  const utilities = ['32px', '0px', '40px', 'oklch(0.514 0.222 16.935)'];
  expect(await styles('#utilities', ...names)).toEqual(utilities);
  expect(await styles('.rp-Field:has(#field)', 'margin-top', 'gap')).toEqual(['32px', '20px']);
  expect(await styles('#module', 'padding-left', 'border-radius')).toEqual(['50px', '0px']);
  expect(await styles('#plain', 'border-radius')).toEqual(['3px']);
});

test('plain HTML looks as the browser shows it', async () => {
  const page = await open(`${url}plain.html`);
  // These elements inherit the page's background, font and size, as from any stylesheet.
  await page.addStyleTag({
    content: `:root { color-scheme: normal; text-size-adjust: auto }
      body { margin: 8px; font: 16px serif; color: #000; overflow-wrap: normal; -webkit-font-smoothing: auto }`,
  });
  const beside = await page.evaluate(looksIn, 'main');
  await page.evaluate(() => document.querySelector('link[rel="stylesheet"]')?.remove());
  const alone = await page.evaluate(looksIn, 'main');
  expect(beside.length).toBeGreaterThan(25);
  expect(differences(alone, beside)).toEqual([]);
});
