/** Returns the focused element in the document or shadow root of another element. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Returns the focused element, even inside open shadow roots. */
export function focusedIn(document: Document): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}
