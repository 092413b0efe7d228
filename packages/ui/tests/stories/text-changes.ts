/** The text changes that readers and translators make, for the rendering tests and for Storybook's toolbar. */

/** WCAG 1.4.4. */
export const TEXT_200 = ':root { font-size: 200% !important; }';

/** The same text, 40% longer, as German often is. */
export function longer(text: string): string {
  const words = text.trim();
  return words ? `${text} ${words.slice(0, Math.ceil(words.length * 0.4))}` : text;
}

/** Changes each text inside. */
export function changeTexts(container: HTMLElement, change: (text: string) => string): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.trim()) node.nodeValue = change(text);
  }
}

/** Simulates a translation: makes each text inside 40% longer. */
export const lengthen = (container: HTMLElement): void => changeTexts(container, longer);
