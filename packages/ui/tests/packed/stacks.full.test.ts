/** Tests the packed kit beside Tailwind, CSS Modules, plain CSS and plain HTML. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';

const { url } = inject('tested');

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(() => browser?.close());

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
    ...document.querySelectorAll(`${scope}, ${scope} :not(option, optgroup, [hidden])`),
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

async function open(name: string) {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${url}${name}.html`);
  await page.locator('main').waitFor();
  return page;
}

async function looksOf(name: string, scope: string): Promise<Look[]> {
  const page = await open(name);
  const looks = await page.evaluate(looksIn, scope);
  await page.close();
  return looks;
}

/** Lists the differences as “element: style, before → after”. */
const differences = (before: Look[], after: Look[]): string[] =>
  after.flatMap(([element, styles], index) =>
    Object.entries(styles)
      .filter(([name, value]) => (before[index]?.[1][name] ?? value) !== value)
      .map(([name, value]) => `${element}: ${name}, ${before[index]?.[1][name]} → ${value}`),
  );

const PARTS = 'main > .rp-Stack';

describe.each(['kit-first', 'tailwind-first'])('with Tailwind, imported %s', (name) => {
  test('the kit’s parts look the same', async () => {
    const alone = await looksOf('kit', PARTS);
    const beside = await looksOf(name, PARTS);
    expect(beside.map(([element]) => element)).toEqual(alone.map(([element]) => element));
    expect(differences(alone, beside)).toEqual([]);
  });

  test('preflight and the utilities are there, and utilities win', async () => {
    const page = await open(name);
    const styleOf = (selector: string, ...names: string[]) =>
      page
        .locator(selector)
        .evaluate(
          (element, wanted) =>
            wanted.map((property) => getComputedStyle(element).getPropertyValue(property)),
          names,
        );
    expect(
      await styleOf('#utilities', 'margin-top', 'border-radius', 'padding-left', 'font-size'),
    ).toEqual(['32px', '0px', '40px', '18px']);
    expect(await styleOf('#utilities', 'background-color', 'color')).toEqual([
      'oklch(0.514 0.222 16.935)',
      'oklch(0.967 0.067 122.328)',
    ]);
    expect(await styleOf('.rp-Field:has(#field), #field.rp-Field', 'margin-top', 'gap')).toEqual([
      '32px',
      '20px',
    ]);
    expect(await styleOf('#card', 'padding', 'box-shadow')).toEqual([
      '4px',
      expect.not.stringMatching(/[1-9]px/),
    ]);
    const plainHeading = await page.evaluate(() => {
      const heading = document.body.appendChild(document.createElement('h2'));
      return getComputedStyle(heading).fontWeight;
    });
    expect(plainHeading).toBe('400');
    await page.close();
  });
});

test.each(['kit', 'kit-first', 'tailwind-first'])(
  'a CSS module and a plain stylesheet win over the kit: %s',
  async (name) => {
    const page = await open(name);
    const style = (id: string) =>
      page.locator(`#${id}`).evaluate((element) => {
        const { paddingLeft, borderRadius } = getComputedStyle(element);
        return { paddingLeft, borderRadius };
      });
    expect(await style('module')).toEqual({ paddingLeft: '50px', borderRadius: '0px' });
    expect(await style('plain')).toMatchObject({ borderRadius: '3px' });
    await page.close();
  },
);

test('plain HTML looks as the browser shows it', async () => {
  const page = await open('plain');
  // These elements inherit the page's background, font and size, as from any stylesheet.
  await page.addStyleTag({
    content: `:root { color-scheme: normal; text-size-adjust: auto }
      body { margin: 8px; font: 16px serif; color: #000; overflow-wrap: normal; -webkit-font-smoothing: auto }`,
  });
  const beside = await page.evaluate(looksIn, 'main');
  await page.evaluate(() => document.querySelector('link[rel="stylesheet"]')?.remove());
  const alone = await page.evaluate(looksIn, 'main');
  await page.close();
  expect(beside.length).toBeGreaterThan(40);
  expect(differences(alone, beside)).toEqual([]);
});
