/** Marks of the writing direction and other invisible ones, which come along with copied text. */
const MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;

/** What keyboards and input methods of the world write for the signs of a number. */
const SIGNS = Object.entries({
  '+': /[＋﹢]/g,
  '-': /[−－﹣‐-―ーｰ]/g,
  '.': /[．﹒。｡]/g,
  ',': /[，﹐、､،]/g,
  // Only between thousands: spaces, the Swiss apostrophe, the Arabic sign.
  "'": /[\s’＇٬]/g,
});

/** Thousands by their sign, and lakhs; the other sign then separates decimals. */
const GROUPED = {
  "'": /^\d{1,3}('\d{2,3})*'\d{3}([.,]\d*)?$/,
  ',': /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/,
  '.': /^\d{1,3}(\.\d{2,3})*\.\d{3}(,\d*)?$/,
};

/** The ASCII digit for a digit of any script: each script has its ten in a row, from 0. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * The number that a person wrote, in the digits of any script. It is `null` if the text is none, and
 * if the number would not be the one that was written, such as 12345678901234567.
 *
 * Point and comma both separate decimals, because people type what their keypad or their country
 * has. Only `1,000`, where the comma can be nothing else, is a thousand; with a decimal comma, that
 * is `1.000`.
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

/** The number as text: plain digits, without signs between thousands. */
export const writeNumber = (number: number | null | undefined, decimalSign: '.' | ',') =>
  Number.isFinite(number) ? plainDigits(number as number).replace('.', decimalSign) : '';

/** JavaScript writes very small and very large numbers with an exponent. */
function plainDigits(number: number): string {
  const [digits = '', exponent] = String(number).split('e');
  if (exponent === undefined) return digits;
  const [, minus = '', first = '', others = ''] = /^(-?)(\d)\.?(\d*)$/.exec(digits) ?? [];
  const zeros = Number(exponent);
  return zeros < 0
    ? `${minus}0.${'0'.repeat(-zeros - 1)}${first}${others}`
    : minus + (first + others).padEnd(zeros + 1, '0');
}

/** The next multiple of `step`, counted from `min`, within `min` and `max`, as HTML steps. */
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
  // In whole units of the last decimal, because 0.1 + 0.2 is not 0.3.
  const places = Math.max(...[number, base, size].map((each) => decimalsOf(each).length));
  const units = (each: number) =>
    BigInt(plainDigits(each).replace('.', '') + '0'.repeat(places - decimalsOf(each).length));
  const from = units(number) - units(base);
  const rest = from % units(size);
  // To the multiple on that side; from one, to the next.
  let next = from - rest;
  if (rest === 0n || (direction === 1) === rest > 0n) next += units(size) * BigInt(direction);
  const result = Number(`${next + units(base)}e-${places}`);
  return Math.min(max, Math.max(min, result));
}

const decimalsOf = (number: number) => plainDigits(number).split('.')[1] ?? '';
