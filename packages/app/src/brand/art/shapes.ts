/**
 * Shapes as path data around a center. Filled with `evenodd`, rings and bars are areas that can
 * overlap others.
 */

export const circle = (r: number, x = 0, y = 0) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`;

/** A rectangle with corners of radius r. */
export const box = (width: number, height: number, r = 0, x = 0, y = 0) => {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x - w / 2} ${y - height / 2}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}`;
};

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Nested circles, the largest of radius r. */
export const rings = (r: number, count: number, x = 0, y = 0) =>
  times(count, (index) => circle((r / count) * (index + 1), x, y));

/** Vertical bars, as wide as the gaps between them, in a square of 2r. */
export const bars = (r: number, count: number) => {
  const width = (2 * r) / (2 * count - 1);
  return times(count, (index) => box(width, 2 * r, 0, width * (2 * index + 0.5) - r));
};

/** Half a disc, flat side down. */
export const dome = (r: number) => `M${-r} ${r / 2}a${r} ${r} 0 0 1 ${2 * r} 0`;

/** A quarter of a disc in a square of 2r. */
export const quarter = (r: number) =>
  `M${-r} ${-r}a${2 * r} ${2 * r} 0 0 1 ${2 * r} ${2 * r}h${-2 * r}`;
