/** How the value of an arg stands in markup: as an attribute, or between two tags. */

/** A picture of the reader's own, in place of a drawing for stories. */
export const PICTURE = '<img src="/picture.jpg" alt="" />';

/** A value as an attribute. */
export function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const string = /^'([^'"\\]*)'$/.exec(value);
  return string ? `${name}="${string[1]}"` : `${name}={${value}}`;
}

/** A value as what is between two tags. */
export function asChildren(value: string): string {
  const string = /^'([^'\\{}<>&]*)'$/.exec(value)?.[1];
  if (string !== undefined && string === string.trim()) return string;
  return value.startsWith('<') ? value : `{${value}}`;
}
