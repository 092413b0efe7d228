/** Pages at 400% of the size, with the spacing of WCAG 1.4.12. */
import { routes } from '../src/routes.tsx';
import { expect, full, open, sideways, test } from './support.ts';

// The size of a window of 1280 by 1024 pixels at 400%.
test.use({ viewport: { width: 320, height: 256 } });

/** A constructed stylesheet, because the policy allows no style element. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;

/** Returns how much of the window fixed and sticky content covers. Evaluated in the page. */
function covered(): number {
  scrollTo({ top: 600, behavior: 'instant' });
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const heights = fixed.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });
  return Math.max(0, ...heights) / innerHeight;
}

for (const { path } of routes.filter(({ access }) => access === 'public'))
  test(
    `${path} needs no sideways scrolling, and its header leaves room`,
    full,
    async ({ page }) => {
      await open(page, path);
      for (const spacing of ['', SPACING]) {
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(covered)).toBeLessThan(0.5);
      }
    },
  );
