/** The element that a hash such as `#%C3%BC` leads to, in the document or shadow root of another. */
export function hashTarget(hash: string, beside: Element): Element | null {
  try {
    return (beside.getRootNode() as Document).getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray `%` names nothing.
    return null;
  }
}
