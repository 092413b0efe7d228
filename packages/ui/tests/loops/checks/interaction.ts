/** What may go wrong between a part and a hand: targets, focus, movement. */
import { commands, userEvent } from 'vitest/browser';
import { nameOf } from '../mount.tsx';
import { contrastOn } from './contrast.ts';

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=radio], [role=switch], [role=checkbox], [role=tab], [role^=menuitem], [role=option]';

const shown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  );
};

/** WCAG 2.5.8 excepts a link in a sentence: its height is the line's. */
const inSentence = (element: Element) =>
  element.matches('a') &&
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

/** A label that wraps or names the control belongs to its target. */
function targetBox(element: Element): DOMRect {
  const [own, ...labels] = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
    part.getBoundingClientRect(),
  ) as [DOMRect, ...DOMRect[]];
  return labels.find(({ width, height }) => width >= own.width && height >= own.height) ?? own;
}

const small = ({ width, height }: DOMRect) => width < 24 || height < 24;

/** WCAG 2.5.8 excepts a small target whose circle of 24 px around its centre touches no other target. */
function crowded(box: DOMRect, others: DOMRect[]): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return others.some((other) => {
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    const centers = Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y);
    return Math.hypot(dx, dy) < 12 || (small(other) && centers < 24);
  });
}

/** WCAG 2.4.7 and 1.4.11: an outline of at least 2 px, 3:1 to what it is drawn on. */
function ringFault(element: Element): string | null {
  let fault = 'shows no ring';
  // A ring may be drawn by the part that holds the focused one.
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (!part.matches(':focus-visible, :focus-within')) break;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(part);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) {
      const ground = parseFloat(outlineOffset) < 0 ? part : part.parentElement;
      const contrast = contrastOn(outlineColor, ground);
      if (contrast >= 3) return null;
      fault = `has a ring of ${contrast.toFixed(1)}:1`;
    }
    if (part.parentElement === document.body) break;
  }
  return fault;
}

/** Targets under 24 px that stand too close to another. */
export function smallTargets(container: HTMLElement): string[] {
  const targets = [...container.querySelectorAll(TARGETS)].filter(shown);
  const boxes = new Map(targets.map((element) => [element, targetBox(element)]));
  const tooSmall = targets.filter((element) => {
    const box = boxes.get(element) as DOMRect;
    const others = targets.filter((other) => other !== element && !element.contains(other));
    return (
      small(box) &&
      !inSentence(element) &&
      crowded(
        box,
        others.map((other) => boxes.get(other) as DOMRect),
      )
    );
  });
  return tooSmall.map(nameOf);
}

/** Where the arrow keys, not Tab, lead from one to the next. */
const COMPOSITES =
  '[role=tablist], [role=menu], [role=menubar], [role=radiogroup], [role=listbox], [role=toolbar]';

/** More than any story has; a walk that gets so far goes round in a circle. */
const MOST_STOPS = 500;

/** What a walk of the focus has found. */
interface Walk {
  /** All that took focus by Tab or by arrow keys. */
  stops: Element[];
  faults: string[];
}

/** Goes through all that takes focus by keys, and looks at the ring of each. */
export async function walkFocus(container: HTMLElement): Promise<Walk> {
  const faults: string[] = [];
  const seen = new Set<Element>();

  /** Whether it is a new stop of the walk. */
  const visit = (stop: Element | null): stop is Element => {
    if (!stop || !container.contains(stop) || seen.has(stop)) return false;
    seen.add(stop);
    const fault = ringFault(stop);
    if (fault) faults.push(`${nameOf(stop)} ${fault}`);
    return true;
  };
  const walkArrows = async (from: Element) => {
    if (!from.closest(COMPOSITES)) return;
    for (const key of ['{ArrowDown}', '{ArrowRight}']) {
      do await userEvent.keyboard(key);
      while (visit(document.activeElement));
    }
  };

  // What has opened with the story, a menu, may have the focus already.
  if (container.contains(document.activeElement))
    await walkArrows(document.activeElement as Element);

  const start = document.createElement('button');
  container.before(start);
  start.focus();
  for (;;) {
    await commands.pressTab();
    const stop = document.activeElement;
    if (!visit(stop)) break;
    if (seen.size >= MOST_STOPS) {
      faults.push(`the walk of the focus has not ended after ${MOST_STOPS} stops`);
      break;
    }
    await walkArrows(stop);
  }
  start.remove();
  return { stops: [...seen], faults };
}

/** What takes focus by keys and shows no ring, or one that hardly shows. */
export const focusRingFaults = async (container: HTMLElement): Promise<string[]> =>
  (await walkFocus(container)).faults;

/**
 * The same for stops of a walk before, looked at in another way. After keys, focus moved by script
 * is as visible as theirs. `null` when one of them no longer takes it.
 */
export function ringFaultsAgain(stops: Element[]): string[] | null {
  const faults: string[] = [];
  for (const stop of stops) {
    (stop as HTMLElement).focus();
    if (document.activeElement !== stop || !stop.matches(':focus-visible')) return null;
    const fault = ringFault(stop);
    if (fault) faults.push(`${nameOf(stop)} ${fault}`);
  }
  return faults;
}

/** Properties whose change moves something or what is in it. */
const MOVING =
  /^(transform|translate|rotate|scale|offset[A-Z]|background(Position|Size)|inset|margin|padding|strokeDash|clipPath|((min|max)?(width|height|inlineSize|blockSize)|left|right|top|bottom)$)/i;

/** What is moving right now. */
export function movingParts(container: HTMLElement): string[] {
  return container
    .getAnimations({ subtree: true })
    .filter((animation) => animation.playState === 'running')
    .filter(({ effect }) =>
      (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) => Object.keys(frame).some((property) => MOVING.test(property))),
    )
    .map(({ effect }) => nameOf((effect as KeyframeEffect).target as Element));
}
