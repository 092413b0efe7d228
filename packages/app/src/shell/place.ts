/**
 * Returns the element that the `#…` of an address names, found as browsers do: by the raw text,
 * else by the decoded text, without the text fragment after `:~:`. Null stands for the top of the
 * page.
 */
export function placeOf({ hash }: { hash: string }): HTMLElement | null {
  const [name = ''] = hash.slice(1).split(':~:');
  // Unlike decodeURIComponent, this accepts any text.
  const query = new URLSearchParams(`=${name.replaceAll(/[+&]/g, encodeURIComponent)}`);
  return document.getElementById(name) ?? document.getElementById(query.get('') ?? '');
}
