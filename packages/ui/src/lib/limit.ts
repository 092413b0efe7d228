/** A number as HTML allows it. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;

/** Returns the number that HTML reads from `min` or `max`, which may be text, or `undefined`. */
export function limitOf(limit: string | number | undefined): number | undefined {
  const number = typeof limit === 'string' && !NUMBER.test(limit) ? Number.NaN : Number(limit);
  return Number.isFinite(number) ? number : undefined;
}
