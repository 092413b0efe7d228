/**
 * Replaces each name in braces, such as `{page}`, with its value. A name without a value stays.
 *
 * It is not in `words.ts`, because server components call it.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
