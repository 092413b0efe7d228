import { NumberFormatter, NumberParser } from '@internationalized/number';

const PLAIN = { useGrouping: false, maximumFractionDigits: 20 } as const;

/** Returns the number in a text of a language, or `null`. */
export const parseNumber = (text: string, locale: string) =>
  // Point and comma may change places: a phone's keypad has the sign of its own region.
  parseIn(text, locale) ?? parseIn(text.replace(/[.,]/g, otherSign), locale);

const otherSign = (sign: string) => (sign === '.' ? ',' : '.');

function parseIn(text: string, locale: string): number | null {
  const parser = new NumberParser(locale);
  const number = parser.parse(text);
  if (!Number.isFinite(number) || !parser.isValidPartialNumber(text)) return null;
  if (!Number.isNaN(new NumberParser(locale, PLAIN).parse(text))) return number;
  // The parser drops signs between thousands wherever they stand, but English “1,5” is not 15.
  const numberingSystem = parser.getNumberingSystem(text);
  const written = new NumberFormatter(locale, { numberingSystem, minimumFractionDigits: 20 });
  return groupsOf(written.format(number)).startsWith(groupsOf(text)) ? number : null;
}

const groupsOf = (text: string) => text.replace(/[^\p{Nd}]+/gu, ' ').trim();

/** Returns a number in the digits of a language, without signs between thousands. */
export const writeNumber = (number: number | null, locale: string) =>
  Number.isFinite(number) ? new NumberFormatter(locale, PLAIN).format(number as number) : '';
