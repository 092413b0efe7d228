/** Shows pages like a browser that lacks some CSS features, and checks that they are usable. */
import type { Page } from '@playwright/test';
import type { Versions } from '@rapport/tooling/browser-support';
import { featuresOfCss } from '@rapport/tooling/css-features';

/** Returns a pattern that matches just before the name of a feature. Minified CSS has few forms. */
function placesOf(feature: string): RegExp {
  // Browsers that do not know ranges ignore the whole rule.
  if (feature === '@media (width > …)') return /(?<=@)(?=media[^{]*[<>])/g;
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

/** Turns the conditions of a stylesheet into rules that use the tested features. */
function conditionsOf(css: string): string {
  const conditions = css.match(/@supports[^{]+/g) ?? [];
  const found = conditions.flatMap((text) => [...text.matchAll(/\(([\w-]+:[^()]+)\)/g)]);
  return `a{${found.map(([, declaration]) => declaration).join(';')}}`;
}

const lackingIn = (css: string, lacks: Lacks): string[] =>
  [...featuresOfCss(css + conditionsOf(css))]
    .filter(([, versions]) => lacks(versions))
    .map(([name]) => name);

/**
 * Gives features names that no browser knows. Browsers drop an unknown property, rule or selector,
 * and a custom property with an unknown function fails where it is used, as in a browser without
 * the feature.
 * @throws if a feature remains.
 */
function without(lacks: Lacks, css: string): string {
  const result = lackingIn(css, lacks).reduce(
    (text, name) => text.replaceAll(placesOf(name), 'x-'),
    css,
  );
  const remaining = lackingIn(result, lacks);
  if (remaining.length > 0) throw new Error(`The stylesheet still has ${remaining.join(', ')}.`);
  return result;
}

/** Serves the site to a page without the features that a browser lacks. */
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

/** Returns overlapping texts, one line each. Evaluated in the page. */
export function overlaps(): string[] {
  const lines: { text: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const text = node.textContent!.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Skip text for screen readers, and sticky content.
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
      // Line boxes are taller than their letters.
      const shared = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const height = Math.min(box.height, other.box.height);
      if (across > 2 && shared > height / 2) faults.add(`“${text}” and “${other.text}”`);
    }
  });
  return [...faults];
}

/** Returns invisible fields and buttons, one line each. Evaluated in the page. */
export function invisibleControls(): string[] {
  /** Whether a border or a background sets an element apart from its surroundings. */
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
      // Words set buttons apart, and radio buttons and checkboxes have parts of their own.
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

/** Returns the colors of the page. Evaluated in the page. */
export function colors(): string[] {
  const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
  return [backgroundColor, color, colorScheme];
}
