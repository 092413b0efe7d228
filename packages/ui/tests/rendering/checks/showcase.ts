import { nameOf } from '../mount.tsx';

/** The smallest area of a showcase, in square pixels: about three icon buttons. */
const LEAST = 6000;

/** Elements that draw something themselves. */
const DRAWN = 'svg, img, video, canvas, input, select, textarea, progress, meter, hr, button';

const isSeen = ({ width, height, right, bottom, left, top }: DOMRect) =>
  width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** Returns the boxes of the text and the drawings in the window. */
function* boxesIn(container: HTMLElement): Generator<DOMRect> {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement?.getBoundingClientRect();
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    // Text only for screen readers is in a box of one pixel.
    if (!box || !isSeen(box)) continue;
    range.selectNodeContents(text);
    yield* range.getClientRects();
  }
  for (const element of container.querySelectorAll(`${DRAWN}, [class*="rp-Skeleton"]`))
    if (element.checkVisibility()) yield element.getBoundingClientRect();
}

/** Lists the faults that keep a `Default` story from showing its part well. */
export function showcaseFaults(container: HTMLElement): string[] {
  const boxes = [...boxesIn(container)].filter(isSeen);
  const side = (pick: (box: DOMRect) => number, most: typeof Math.max) =>
    most(...boxes.map((box) => pick(box)));
  const width = side(({ right }) => right, Math.max) - side(({ left }) => left, Math.min);
  const height = side(({ bottom }) => bottom, Math.max) - side(({ top }) => top, Math.min);
  const { activeElement } = document;
  return [
    ...(boxes.length === 0 ? ['shows nothing'] : []),
    ...(boxes.length > 0 && width * height < LEAST
      ? [`is almost blank: ${Math.round(width)} × ${Math.round(height)} px`]
      : []),
    ...(activeElement && activeElement !== document.body
      ? [`${nameOf(activeElement)} has focus`]
      : []),
  ];
}
