/** Signs between digits that never carry meaning: spaces and the Swiss apostrophe. */
const GAPS = /[\s'’]/g;

/**
 * The number that a person wrote, or `null` if it is none.
 *
 * Point and comma both separate decimals, because people type what their keypad or their country
 * has. Only `1,000`, where the comma can be nothing else, is a thousand; with a decimal comma, that
 * is `1.000`.
 */
export function parseNumber(text: string, decimalSign: '.' | ','): number | null {
  const plain = text.replace(GAPS, '').replace('−', '-');
  const grouped =
    decimalSign === '.' ? /^-?\d{1,3}(,\d{3})+(\.\d*)?$/ : /^-?\d{1,3}(\.\d{3})+(,\d*)?$/;
  const digits = grouped.test(plain)
    ? plain.replaceAll(decimalSign === '.' ? ',' : '.', '')
    : plain;
  return /^-?(\d+[.,]?\d*|[.,]\d+)$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** The number as text: plain digits, without signs between thousands. */
export const writeNumber = (number: number | null | undefined, decimalSign: '.' | ',') =>
  number === null || number === undefined ? '' : String(number).replace('.', decimalSign);

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
  const base = Number.isFinite(min) ? min : 0;
  const steps = Number(((number - base) / step).toPrecision(12));
  const next = base + step * (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  // 0.1 + 0.2 is not 0.3.
  return Math.min(max, Math.max(min, Number(next.toPrecision(12))));
}
