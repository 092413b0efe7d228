/** Shows pages as a browser does that lacks some features of CSS, and checks that they can be used. */
import type { Page } from '@playwright/test';
import type { Versions } from '@rapport/tooling/browser-support';
import { featuresOfCss } from '@rapport/tooling/css-features';

/** Where a stylesheet uses a feature: just before its name. Minified CSS has few forms. */
function placesOf(feature: string): RegExp {
  const [property = '', keyword] = feature.split(': ');
  const [, rule, condition, descriptor] =
    /^@([\w-]+)(?: \(([\w-]+)\)| ([\w-]+))?$/.exec(feature) ?? [];
  const [, colons, selector, brackets] = /^(::?)([\w-]+)(\(\))?$/.exec(feature) ?? [];
  const [, called] = /^([\w-]+)\(\)$/.exec(feature) ?? [];
  const [, unit] = /^1(\w+)$/.exec(feature) ?? [];
  if (condition) return new RegExp(`(?<=\\()(?=${condition}[:)])`, 'g');
  if (descriptor) return new RegExp(`(?<=[{;])(?=${descriptor}:)`, 'g');
  if (rule) return new RegExp(`(?<=@)(?=${rule}[\\s{(])`, 'g');
  if (selector) return new RegExp(`(?<=${colons})(?=${selector}${brackets ? '\\(' : '\\b'})`, 'g');
  if (called) return new RegExp(`(?<![\\w-])(?=${called}\\()`, 'g');
  if (unit) return new RegExp(`(?<=\\d)(?=${unit}\\b)`, 'g');
  if (keyword)
    return new RegExp(`(?<=[{;(]${property}:[^;{}]*)(?<![\\w-])(?=${keyword}(?![\\w-]))`, 'g');
  return new RegExp(`(?<=[{;(])(?=${property}:)`, 'g');
}

type Lacks = (versions: Versions) => boolean;

/** What the conditions of a stylesheet ask about, as a rule that uses it. */
function asked(css: string): string {
  const conditions = css.match(/@supports[^{]+/g) ?? [];
  const found = conditions.flatMap((text) => [...text.matchAll(/\(([\w-]+:[^()]+)\)/g)]);
  return `a{${found.map(([, declaration]) => declaration).join(';')}}`;
}

const lackingIn = (css: string, lacks: Lacks): string[] =>
  [...featuresOfCss(css + asked(css))]
    .filter(([, versions]) => lacks(versions))
    .map(([name]) => name);

/**
 * Gives features names that no browser knows. Browsers drop an unknown property, rule or selector,
 * and a custom property with an unknown function fails where it is used, as in a browser without
 * the feature.
 * @throws when a feature is still there.
 */
function without(lacks: Lacks, css: string): string {
  const result = lackingIn(css, lacks).reduce(
    (text, name) => text.replaceAll(placesOf(name), 'x-'),
    css,
  );
  const left = lackingIn(result, lacks);
  if (left.length > 0) throw new Error(`The stylesheet still has ${left.join(', ')}.`);
  return result;
}

/** Serves the site to a page as to a browser that lacks some features. */
export async function serveWithout(page: Page, lacks: Lacks): Promise<void> {
  await page.route(/^[^?]*(?:\.css|\/[^.]*)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isStylesheet = response.headers()['content-type']?.startsWith('text/css');
    const body = isStylesheet
      ? without(lacks, text)
      : text.replace(/(?<=<style>).*?(?=<\/style>)/s, (css) => without(lacks, css));
    await route.fulfill({ response, body });
  });
}

/** Texts that overlap, one line each. Evaluated in the page. */
export function overlaps(): string[] {
  const lines: { text: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const text = node.textContent!.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Text for screen readers, and what stays on top of the page while it scrolls.
    const hidden = (around: Element | null): boolean => {
      if (!around) return false;
      const { position, overflow } = getComputedStyle(around);
      const { width, height } = around.getBoundingClientRect();
      const clips = overflow !== 'visible' && width * height <= 1;
      return clips || position === 'fixed' || position === 'sticky' || hidden(around.parentElement);
    };
    if (hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = (box: DOMRect): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const isOut = box.top >= edge.bottom || box.left >= edge.right;
        if (isOut && getComputedStyle(around).overflow !== 'visible') return false;
      }
      return true;
    };
    for (const box of range.getClientRects()) if (shown(box)) lines.push({ text, element, box });
  }
  const faults = new Set<string>();
  lines.forEach(({ text, element, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.element === element) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      // Boxes of lines are taller than their letters.
      const shared = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const height = Math.min(box.height, other.box.height);
      if (across > 2 && shared > height / 2) faults.add(`“${text}” and “${other.text}”`);
    }
  });
  return [...faults];
}

/** Fields and buttons that cannot be seen, one line each. Evaluated in the page. */
export function invisibleControls(): string[] {
  /** Whether a border or a background sets an element off from what is around it. */
  const isDrawn = (element: Element): boolean => {
    const { borderBlockEndWidth, borderBlockEndColor, backgroundColor } = getComputedStyle(element);
    const ground = getComputedStyle(element.parentElement!).backgroundColor;
    const isClear = backgroundColor.endsWith(', 0)');
    return (
      (Number.parseFloat(borderBlockEndWidth) > 0 && borderBlockEndColor !== ground) ||
      (!isClear && backgroundColor !== ground)
    );
  };
  return [...document.querySelectorAll('input, select, textarea, button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // Kept apart by their words, or drawn by parts of their own.
      const needsNoEdge = control.matches('button, [type="radio"], [type="checkbox"]');
      const isSeen = needsNoEdge || isDrawn(control) || isDrawn(control.parentElement!);
      return width < 12 || height < 12 || !isSeen;
    })
    .map(({ outerHTML }) => outerHTML);
}

/** Whether a visitor can scroll the page sideways. Evaluated in the page. */
export function scrollsSideways(): boolean {
  const { scrollWidth } = document.documentElement;
  const { overflowX } = getComputedStyle(document.documentElement);
  return scrollWidth > window.innerWidth && overflowX !== 'hidden';
}

/** The colors of the page. Evaluated in the page. */
export function colors(): string[] {
  const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
  return [backgroundColor, color, colorScheme];
}
