/**
 * A text with values in the places of their names: `{page}`. A name in braces without a value stays.
 *
 * Not in `words.ts`, because server components call it.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
