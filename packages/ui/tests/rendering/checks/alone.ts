/** Checks that a part of a page, alone in its `<main>`, keeps its content away from the edges. */
import { nameOf } from '../page.ts';

/** The least space between content and the sides of the window, in pixels. */
const SIDE = 16;
/** The least space above and below the content of a part: as much as a bar has. */
const ABOVE = 8;

const visible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Whether only assistive technology reads an element. */
const isHidden = (element: Element) => {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { width, height } = part.getBoundingClientRect();
    if (width <= 1 && height <= 1) return true;
    if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
  }
  return false;
};

/** Whether nothing is painted in this color. */
const isClear = (color: string): boolean => color === 'transparent' || /[,/] 0\)$/.test(color);

/** Whether lines at the sides or round corners show where the element ends. */
function isBox(element: Element): boolean {
  const style = getComputedStyle(element);
  const drawsLine = parseFloat(style.borderInlineStartWidth) > 0;
  if (drawsLine && !isClear(style.borderInlineStartColor)) return true;
  return parseFloat(style.borderStartStartRadius) > 0 && !isClear(style.backgroundColor);
}

interface Content {
  name: string;
  rects: DOMRect[];
}

/** Returns the texts and boxes inside an element. Pictures and bands may reach the edges. */
function contentOf(root: Element): Content[] {
  const found: Content[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element instanceof SVGElement || !visible(element) || isHidden(element))
      continue;
    if (node instanceof Element) {
      if (isBox(element))
        found.push({ name: nameOf(element), rects: [element.getBoundingClientRect()] });
    } else if (node.nodeValue?.trim()) {
      range.selectNodeContents(node);
      found.push({
        name: `"${node.nodeValue.trim().slice(0, 40)}"`,
        rects: [...range.getClientRects()],
      });
    }
  }
  return found;
}

/** Lists content at an edge of the window, or at an edge of its own part. */
export function crowdedContent(container: HTMLElement): string[] {
  const { clientWidth } = document.documentElement;
  return [...container.children].flatMap((root) => {
    const { top, bottom } = root.getBoundingClientRect();
    return contentOf(root).flatMap(({ name, rects }) => {
      const space = {
        'the sides': Math.min(
          ...rects.map(({ left, right }) => Math.min(left, clientWidth - right)),
        ),
        'the top': Math.min(...rects.map((rect) => rect.top - top)),
        'the bottom': Math.min(...rects.map((rect) => bottom - rect.bottom)),
      };
      return Object.entries(space)
        .filter(([edge, pixels]) => pixels < (edge === 'the sides' ? SIDE : ABOVE))
        .map(([edge, pixels]) => `${name} is ${Math.round(pixels)} px from ${edge}`);
    });
  });
}
