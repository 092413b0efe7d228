/** Where the focus goes when what has it goes away: a layer, a toast, a notice. */
import { focusedIn } from './focused.ts';

/** An element around the place that the focus came from, and which of its children held it. */
interface Step {
  element: Element;
  child: number;
}

/** From an element outward. */
export type Way = readonly Step[];

/** From the element that had the focus before, for each layer that has taken it. */
const ways = new WeakMap<Element, Way>();

/** What may have the focus itself, if nothing inside can. */
const LANDING = 'main, [role="main"], [role="dialog"], [role="alertdialog"]';

/** Remembers where the focus was before it came into this layer. */
export const rememberWay = (layer: Element, way: Way): void => void ways.set(layer, way);

export const knowsWay = (layer: Element): boolean => Boolean(ways.get(layer)?.length);

/**
 * Moves the focus to the wanted element, else to where it was before it came into the layer. If
 * that is gone, hidden or disabled, to the nearest control that is still there.
 */
export function returnFocus(layer: Element, wanted?: HTMLElement | null): boolean {
  return (wanted && take(wanted)) || follow(ways.get(layer) ?? []);
}

/** Whether nothing has the focus, or only what is inside of this layer. */
export function isFocusLost(layer: Element): boolean {
  const focused = focusedIn(layer.ownerDocument);
  return isNothing(focused) || layer.contains(focused);
}

const isNothing = (focused: Element | null) => !focused || focused.localName === 'body';

/** The way out of a layer goes on from where the focus came into that layer. */
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

/** The parent; of a shadow root its host, of another document its frame. */
const around = (element: Element): Element | null =>
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  element.ownerDocument.defaultView?.frameElement ??
  null;

/** @param once Whether to stay there, even if that goes, too. */
const follow = (way: Way, once = false): boolean => way.some((step) => stop(step, once));

function stop({ element, child }: Step, once: boolean): boolean {
  if (!element.isConnected) return false;
  const children = [...element.children];
  const before = children.splice(0, child).flatMap(within).toReversed();
  const candidates = [element, ...children.flatMap(within), ...before] as HTMLElement[];
  return (
    candidates.some((each) => each.tabIndex >= 0 && take(each, each !== element, once)) ||
    (element.matches(LANDING) && land(element as HTMLElement, once))
  );
}

const within = (element: Element): Element[] => [element, ...element.querySelectorAll('*')];

function land(element: HTMLElement, once: boolean): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  return take(element, true, once);
}

/** Returns whether it has got the focus: what is hidden or disabled does not. */
function take(element: HTMLElement, preventScroll = false, once = false): boolean {
  element.focus({ preventScroll });
  if (focusedIn(element.ownerDocument) !== element) return false;
  if (!once) followOnceGone(element);
  return true;
}

/** It may go a moment later, when a server has answered. */
function followOnceGone(element: HTMLElement): void {
  const way = wayFrom(element);
  const end = () => {
    observer.disconnect();
    element.removeEventListener('blur', left);
  };
  // Chromium says so too when the element goes, or when another window comes to the front.
  const left = () =>
    queueMicrotask(() => {
      if (element.isConnected && focusedIn(element.ownerDocument) !== element) end();
    });
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    end();
    // After the effects of the page, which may move the focus themselves.
    setTimeout(() => isFocusLost(element) && follow(way, true));
  });
  observer.observe(element.getRootNode(), { childList: true, subtree: true });
  element.addEventListener('blur', left);
}
