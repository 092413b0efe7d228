/**
 * The element that an address's `#…` names, as browsers find it: by the text as it is, else decoded;
 * the words to look for after `:~:` are not part of it. None means the top of the page.
 */
export function placeOf({ hash }: { hash: string }): HTMLElement | null {
  const [name = ''] = hash.slice(1).split(':~:');
  return name === ''
    ? null
    : (document.getElementById(name) ?? document.getElementById(decoded(name)));
}

/** What cannot be decoded stays as it is. */
const decoded = (name: string) =>
  name.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
