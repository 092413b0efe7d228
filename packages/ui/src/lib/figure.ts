/** Formats a number, or returns “–” if it is not finite: a page may have divided by zero. */
export const figure = (number: number, format: (number: number) => string): string =>
  Number.isFinite(number) ? format(number) : '–';
