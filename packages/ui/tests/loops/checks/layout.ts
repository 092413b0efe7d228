/** What may go wrong when a part is narrow, or its text larger, looser or longer. */
import { nameOf } from '../mount.tsx';

/** Words of another language: each text 40 % longer, as German often is. */
export function lengthen(container: HTMLElement) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue?.trim();
    if (words) node.nodeValue += ` ${words.slice(0, Math.ceil(words.length * 0.4))}`;
  }
}

const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** What lies on the page itself makes it wider; what is fixed, an overlay in a portal, is just cut off. */
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

/** Text that is cut off: a box that hides its overflow and has some. Carets and one-pixel boxes aside. */
export function clippedText(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        visible(element) &&
        element.clientWidth > 1 &&
        element.textContent?.trim() &&
        !(element instanceof SVGElement) &&
        ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1))
      );
    })
    .map(nameOf);
}
