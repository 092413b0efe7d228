/**
 * The element that an address's `#…` names, as browsers find it: by the text as it is, else decoded;
 * the words to look for after `:~:` are not part of it. None means the top of the page.
 */
export function placeOf({ hash }: { hash: string }): HTMLElement | null {
  const [name = ''] = hash.slice(1).split(':~:');
  // Unlike decodeURIComponent, it takes any text.
  const query = new URLSearchParams(`=${name.replaceAll(/[+&]/g, encodeURIComponent)}`);
  return document.getElementById(name) ?? document.getElementById(query.get('') ?? '');
}
