/** Returns the focused element in the document or shadow root of another element. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
