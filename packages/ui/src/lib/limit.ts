/** A number of HTML. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;

/** The number that HTML reads from `min` or `max`, which may be text; `undefined` for none. */
export function limitOf(limit: string | number | undefined): number | undefined {
  const number = typeof limit === 'string' && !NUMBER.test(limit) ? Number.NaN : Number(limit);
  return Number.isFinite(number) ? number : undefined;
}
