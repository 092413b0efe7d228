/** Checks of how people operate a component: target size, focus, motion. */
import { commands } from 'vitest/browser';
import { idle, nameOf } from '../page.ts';
import { contrastOn } from './contrast.ts';

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=radio], [role=switch], [role=checkbox], [role=tab], [role^=menuitem], [role=option]';

/** Elements that people operate or can move focus to; not those that pass focus on. */
export const CONTROLS = `:is(${TARGETS}, [tabindex="0"]):not([data-radix-focus-guard])`;

const shown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  );
};

/** WCAG 2.5.8 exempts links in a sentence, because the line height limits them. */
const inSentence = (element: Element) =>
  element.matches('a') &&
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

/** The target of a control: its label's box, if the label is at least as large as the control. */
function targetBox(element: Element): DOMRect {
  const [own, ...labels] = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
    part.getBoundingClientRect(),
  ) as [DOMRect, ...DOMRect[]];
  return labels.find(({ width, height }) => width >= own.width && height >= own.height) ?? own;
}

const small = ({ width, height }: DOMRect) => width < 24 || height < 24;

/** WCAG 2.5.8 exempts a small target if a 24 px circle on its center touches no other target. */
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

/** WCAG 2.4.7 and 1.4.11: an outline of at least 2 px with a contrast of 3:1 to its background. */
function ringFault(element: Element): string | null {
  let fault = 'shows no ring';
  // An ancestor may draw the ring for the focused element.
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

/** Targets under 24 px that are too close to another target. */
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

/** Widgets in which the arrow keys, not Tab, move focus. */
const COMPOSITES =
  '[role=tablist], [role=menu], [role=menubar], [role=radiogroup], [role=listbox], [role=toolbar]';

/** Moves focus by Tab and the arrow keys to every element that they reach, and checks its ring. */
export async function focusRingFaults(container: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  const visited = new Set<Element>();

  /** Checks an element's ring. Returns whether the walk reached it for the first time. */
  const visit = (stop: Element | null): stop is Element => {
    if (!stop || !container.contains(stop) || visited.has(stop)) return false;
    visited.add(stop);
    const fault = ringFault(stop);
    if (fault) faults.push(`${nameOf(stop)} ${fault}`);
    return true;
  };
  function* walkArrows(from: Element) {
    if (!from.closest(COMPOSITES)) return;
    for (const key of ['ArrowDown', 'ArrowRight']) {
      do yield key;
      while (visit(document.activeElement));
    }
  }
  function* walk() {
    // A menu that is open from the start may have focus already.
    if (container.contains(document.activeElement))
      yield* walkArrows(document.activeElement as Element);
    start.focus();
    for (;;) {
      yield 'Tab';
      const stop = document.activeElement;
      if (!visit(stop)) return;
      yield* walkArrows(stop);
    }
  }

  const start = document.createElement('button');
  container.before(start);
  await pressKeys(walk());
  start.remove();
  return faults;
}

/** Presses real keys in one command, each after the page has responded to the previous key. */
async function pressKeys(keys: Iterator<string, void>): Promise<void> {
  window.nextKey = async () => {
    // Some widgets move focus in a separate task.
    await idle();
    return keys.next().value ?? null;
  };
  await commands.pressKeys();
}

declare global {
  interface Window {
    /** The key to press next; `null` if there is none. */
    nextKey: () => Promise<string | null>;
  }
}

/**
 * Checks the rings of focusable controls without a walk. After a key press, focus set by script also
 * matches `:focus-visible`.
 */
export function ringFaults(controls: Iterable<Element>): string[] {
  const faults: string[] = [];
  for (const control of controls as Iterable<HTMLElement>) {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    const fault = ringFault(control);
    if (fault) faults.push(`${nameOf(control)} ${fault}`);
    control.blur();
  }
  return faults;
}

/** Properties that move an element or its content when they change. */
const MOVING =
  /^(transform|translate|rotate|scale|offset[A-Z]|background(Position|Size)|inset|margin|padding|strokeDash|clipPath|((min|max)?(width|height|inlineSize|blockSize)|left|right|top|bottom)$)/i;

/** Elements that are moving now. */
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
