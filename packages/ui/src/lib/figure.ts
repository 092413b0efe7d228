/** Writes a number for people, or “–” for what is none: a page may have divided by nothing. */
export const figure = (number: number, format: (number: number) => string): string =>
  Number.isFinite(number) ? format(number) : '–';
