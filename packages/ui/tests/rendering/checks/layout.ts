/** Checks of layout when the page is narrow or the text is larger, more widely spaced or longer. */
import { nameOf } from '../page.ts';

const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * Lists elements beyond the page's edges. Searches separately for fixed elements, such as overlays,
 * because they do not widen the page.
 */
export function sidewaysOverflow(container: HTMLElement): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const outside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && visible(element) && (right > clientWidth + 1 || left < -1);
  };
  const fixed = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && outside(element),
  );
  const wide =
    scrollWidth > clientWidth ? [...container.querySelectorAll('*')].filter(outside) : [];
  const names = [...new Set([...fixed, ...wide])].map(nameOf);
  return scrollWidth > clientWidth ? [...names, `the page is ${scrollWidth} px wide`] : names;
}

/**
 * Lists drawings without a width and a height in a flex or grid container. Chromium makes them
 * as wide as the container, WebKit 0. Searches the whole page, because overlays are in portals.
 */
export function unsizedDrawings(): string[] {
  const isAuto = (svg: Element, side: string) =>
    svg.computedStyleMap().get(side)?.toString() === 'auto';
  return [...document.querySelectorAll(':not(svg) > svg')]
    .filter((svg) => isAuto(svg, 'inline-size') && isAuto(svg, 'block-size'))
    .flatMap(({ parentElement: box }) =>
      box && /flex|grid/.test(getComputedStyle(box).display)
        ? `the svg in ${nameOf(box)} has no size`
        : [],
    );
}

/** Whether a box hides its overflow along one axis. */
const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/**
 * Returns boxes around the letters of a text. A line box has the font's height, which is usually more
 * than the letters need: about one em.
 */
function letters(text: Text, { fontSize }: CSSStyleDeclaration): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => {
      const spare = Math.max(0, (height - parseFloat(fontSize)) / 2);
      return new DOMRect(x, y + spare, width, height - 2 * spare);
    });
}

/** Returns the box that cuts off some of the text, if there is one before the nearest scrollable box. */
function cutter(text: Text): Element | null {
  let part = text.parentElement;
  if (!part || part instanceof SVGElement || !visible(part)) return null;
  const lines = letters(text, getComputedStyle(part));
  let placed = false;
  let [x, y] = [false, false];
  for (; part && !(x && y); part = part.parentElement) {
    const style = getComputedStyle(part);
    // Only positioned ancestors clip an absolutely positioned element.
    if (placed && style.position === 'static') continue;
    placed = style.position === 'absolute';
    const { left, top, right, bottom } = part.getBoundingClientRect();
    // Visually hidden: only assistive technology reads it.
    if (cuts(style.overflowX) && right - left <= 1) return null;
    const beyondX = lines.some((line) => line.left < left - 1 || line.right > right + 1);
    const beyondY = lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1);
    if ((!x && cuts(style.overflowX) && beyondX) || (!y && cuts(style.overflowY) && beyondY))
      return part;
    x ||= scrolls(style.overflowX);
    y ||= scrolls(style.overflowY);
    if (style.position === 'fixed') return null;
  }
  return null;
}

/** Lists text that is cut off. Searches the whole page, because overlays are in portals. */
export function clippedText(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim()) continue;
    const box = cutter(node as Text);
    if (box) faults.push(`"${node.nodeValue.trim().slice(0, 40)}" is cut off by ${nameOf(box)}`);
  }
  return faults;
}

/** Lists faults of changed text: the page gets wider, or the text is cut off. */
export const textFaults = (container: HTMLElement): string[] => [
  ...sidewaysOverflow(container),
  ...clippedText(),
];
