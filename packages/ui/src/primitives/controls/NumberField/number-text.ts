/** Direction marks and other invisible characters in copied text. */
const MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;

/** What the world's keyboards and input methods write for the signs of a number. */
const SIGNS = Object.entries({
  '+': /[＋﹢]/g,
  '-': /[−－﹣‐-―ーｰ]/g,
  '.': /[．﹒。｡]/g,
  ',': /[，﹐、､،]/g,
  // Only between thousands: spaces, the Swiss apostrophe, the Arabic sign.
  "'": /[\s’＇٬]/g,
});

/** Numbers with thousands or lakhs, by their separator. The other sign then separates decimals. */
const GROUPED = {
  "'": /^\d{1,3}('\d{2,3})*'\d{3}([.,]\d*)?$/,
  ',': /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/,
  '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}(,\d*)?$/,
};

/**
 * Returns the ASCII digit for a digit of any script. Each script has its ten digits in a row, from
 * 0.
 */
function digitOf(character: string): string {
  const code = character.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * Returns the number that a person wrote, in the digits of any script. Returns `null` if the text
 * is not a number, or if JavaScript cannot represent the number, such as 12345678901234567.
 *
 * Period and comma both separate decimals, because people type what their keypad or country uses.
 * Only `1,000` is a thousand, because its comma can mean nothing else. With a decimal comma,
 * `1.000` is one.
 */
export function parseNumber(text: string, decimalSign: '.' | ','): number | null {
  let plain = text
    .replace(MARKS, '')
    .trim()
    .replace(/\p{Nd}/gu, digitOf);
  plain = plain.replace('٫', decimalSign);
  for (const [sign, written] of SIGNS) plain = plain.replace(written, sign);
  const isNegative = plain.startsWith('-');
  plain = plain.replace(/^[-+]'?/, '');
  for (const sign of ["'", decimalSign === '.' ? ',' : '.'] as const)
    if (GROUPED[sign].test(plain)) plain = plain.replaceAll(sign, '');
  if (!/^(\d+[.,]?\d*|[.,]\d+)$/.test(plain)) return null;
  const [whole, decimals = ''] = plain.replace(/^0+(?=\d)/, '').split(/[.,]/);
  const exact = `${whole || '0'}.${decimals}`.replace(/\.?0*$/, '');
  const number = Number(exact);
  if (plainDigits(number) !== exact) return null;
  return isNegative ? 0 - number : number;
}

/** Returns the number as text: plain digits, without separators between thousands. */
export const writeNumber = (number: number | null | undefined, decimalSign: '.' | ',') =>
  Number.isFinite(number) ? plainDigits(number as number).replace('.', decimalSign) : '';

/** Writes a number without the exponent that JavaScript gives very small and very large numbers. */
function plainDigits(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  const [, minus = '', first = '', others = ''] = /^(-?)(\d)\.?(\d*)$/.exec(digits) ?? [];
  const zeros = Number(exponent);
  return zeros < 0
    ? `${minus}0.${'0'.repeat(-zeros - 1)}${first}${others}`
    : minus + (first + others).padEnd(zeros + 1, '0');
}

/**
 * Returns the next multiple of `step`, counted from `min` and kept within `min` and `max`, as HTML
 * does.
 */
export function stepFrom(
  number: number,
  direction: 1 | -1,
  {
    min = -Infinity,
    max = Infinity,
    step,
  }: { min?: number | undefined; max?: number | undefined; step: number },
): number {
  if (min > max) return number;
  const base = Number.isFinite(min) ? min : 0;
  const size = step > 0 ? step : 1;
  // Calculate in whole units of the last decimal, because 0.1 + 0.2 is not 0.3.
  const places = Math.max(...[number, base, size].map((each) => decimalsOf(each).length));
  const units = (each: number) =>
    BigInt(plainDigits(each).replace('.', '') + '0'.repeat(places - decimalsOf(each).length));
  const from = units(number) - units(base);
  const rest = from % units(size);
  // Step to the nearest multiple in that direction, or from a multiple to the next one.
  let next = from - rest;
  if (rest === 0n || (direction === 1) === rest > 0n) next += units(size) * BigInt(direction);
  const result = Number(`${next + units(base)}e-${places}`);
  return Math.min(max, Math.max(min, result));
}

const decimalsOf = (number: number) => plainDigits(number).split('.')[1] ?? '';
