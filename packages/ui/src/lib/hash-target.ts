/**
 * Returns the element that a hash such as `#%C3%BC` leads to, in the document or shadow root of
 * another element. Like browsers, it looks for the text as it is, then for the decoded text.
 */
export function hashTarget(hash: string, beside: Element): Element | null {
  const root = beside.getRootNode() as Document;
  const name = hash.slice(1);
  try {
    return root.getElementById(name) ?? root.getElementById(decodeURIComponent(name));
  } catch {
    // Text with a stray `%` cannot be decoded.
    return null;
  }
}
