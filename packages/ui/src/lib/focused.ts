/** The element that has focus, in the document or shadow root of another element. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** What has the focus, in open shadow roots too. */
export function focusedIn(document: Document): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}
