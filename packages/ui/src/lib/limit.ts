/** A number as HTML allows it. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;

/** Returns the number that HTML reads from `min` or `max`, which may be text, or `undefined`. */
export function limitOf(limit: string | number | undefined): number | undefined {
  const number = typeof limit === 'string' && !NUMBER.test(limit) ? Number.NaN : Number(limit);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns the next multiple of `step`, counted from `min` and kept within the limits, as in HTML. */
export function stepFrom(from: number, by: 1 | -1, step: number, min = -Infinity, max = Infinity) {
  const base = Number.isFinite(min) ? min : 0;
  const size = step > 0 ? step : 1;
  // What binary fractions leave over is no part of a step: 0.7 / 0.1 is not 7.
  const steps = (from - base) / size + by * 1e-9;
  const next = base + ((by === 1 ? Math.floor(steps) : Math.ceil(steps)) + by) * size;
  return Math.min(max, Math.max(min, Number(next.toPrecision(15))));
}
