/**
 * The element that a hash such as `#%C3%BC` leads to, in the document or shadow root of another. As
 * browsers do, it looks for the text as it is, then for the decoded one.
 */
export function hashTarget(hash: string, beside: Element): Element | null {
  const root = beside.getRootNode() as Document;
  const name = hash.slice(1);
  try {
    return root.getElementById(name) ?? root.getElementById(decodeURIComponent(name));
  } catch {
    // A stray `%` names nothing else.
    return null;
  }
}
