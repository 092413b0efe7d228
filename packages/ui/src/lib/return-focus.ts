/** Moves the focus when the layer, toast or notice that has it goes away. */
import { focusedIn } from './focused.ts';

/**
 * An element around the place where the focus was, and the index of the child that contained the
 * focus.
 */
interface Step {
  element: Element;
  child: number;
}

/** The steps from an element outward. */
export type Way = readonly Step[];

/** For each layer that has taken the focus, the way from the element that had it before. */
const ways = new WeakMap<Element, Way>();

/** The elements that take the focus themselves if nothing inside them can. */
const LANDING = 'main, [role="main"], [role="dialog"], [role="alertdialog"]';

/** Remembers where the focus was before it entered this layer. */
export const rememberWay = (layer: Element, way: Way): void => void ways.set(layer, way);

export const knowsWay = (layer: Element): boolean => Boolean(ways.get(layer)?.length);

/**
 * Moves the focus to the wanted element, else back to where it was before it entered the layer. If
 * that element is gone, hidden or disabled, the nearest remaining control gets the focus.
 */
export function returnFocus(layer: Element, wanted?: HTMLElement | null): boolean {
  return (wanted && tryFocus(wanted)) || follow(ways.get(layer) ?? []);
}

/** Whether nothing outside this layer has the focus. */
export function isFocusLost(layer: Element): boolean {
  const focused = focusedIn(layer.ownerDocument);
  return isNothing(focused) || layer.contains(focused);
}

const isNothing = (focused: Element | null) => !focused || focused.localName === 'body';

/**
 * Returns the way from an element. From a layer, the way continues where the focus was before it
 * entered that layer.
 */
export function wayFrom(from: Element | null): Way {
  if (isNothing(from)) return [];
  const way: Step[] = [];
  let child = 0;
  for (let at: Element | null = from; at; at = around(at)) {
    way.push({ element: at, child });
    const beyond = ways.get(at);
    if (beyond) return [...way, ...beyond];
    child = at.parentElement ? [...at.parentElement.children].indexOf(at) : 0;
  }
  return way;
}

/** Returns the parent, the host of a shadow root, or the frame of a document. */
const around = (element: Element): Element | null =>
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  element.ownerDocument.defaultView?.frameElement ??
  null;

/** @param once Moves focus only once, even if the new element goes away. */
const follow = (way: Way, once = false): boolean => way.some((step) => focusStep(step, once));

function focusStep({ element, child }: Step, once: boolean): boolean {
  if (!element.isConnected) return false;
  const children = [...element.children];
  const before = children.splice(0, child).flatMap(within).toReversed();
  const candidates = [element, ...children.flatMap(within), ...before] as HTMLElement[];
  return (
    candidates.some((each) => each.tabIndex >= 0 && tryFocus(each, each !== element, once)) ||
    (element.matches(LANDING) && focusLanding(element as HTMLElement, once))
  );
}

const within = (element: Element): Element[] => [element, ...element.querySelectorAll('*')];

function focusLanding(element: HTMLElement, once: boolean): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  return tryFocus(element, true, once);
}

/**
 * Focuses an element and returns whether it has the focus: hidden and disabled elements do not get
 * it.
 */
function tryFocus(element: HTMLElement, preventScroll = false, once = false): boolean {
  element.focus({ preventScroll });
  if (focusedIn(element.ownerDocument) !== element) return false;
  if (!once) followOnceGone(element);
  return true;
}

/** Moves the focus on if the element goes away a moment later, when a server has answered. */
function followOnceGone(element: HTMLElement): void {
  const way = wayFrom(element);
  const end = () => {
    observer.disconnect();
    element.removeEventListener('blur', onBlur);
  };
  // Chromium also fires `blur` when the element is removed or another window comes to the front.
  const onBlur = () =>
    queueMicrotask(() => {
      if (element.isConnected && focusedIn(element.ownerDocument) !== element) end();
    });
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    end();
    // Wait for the page's effects, which may move the focus themselves.
    setTimeout(() => isFocusLost(element) && follow(way, true));
  });
  observer.observe(element.getRootNode(), { childList: true, subtree: true });
  element.addEventListener('blur', onBlur);
}
