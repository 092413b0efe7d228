/** Writes the value of an arg in markup: as an attribute, or between two tags. */

/** A placeholder for the reader's own picture, instead of a drawing for stories. */
export const PICTURE = '<img src="/picture.jpg" alt="" />';

/** Writes a value as an attribute. */
export function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const string = /^'([^'"\\]*)'$/.exec(value);
  return string ? `${name}="${string[1]}"` : `${name}={${value}}`;
}

/** Writes a value as children. */
export function asChildren(value: string): string {
  const string = /^'([^'\\{}<>&]*)'$/.exec(value)?.[1];
  if (string !== undefined && string === string.trim()) return string;
  return value.startsWith('<') ? value : `{${value}}`;
}
