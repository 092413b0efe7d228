/**
 * Returns the number of columns for `count` items: at most four, and no lone item in the last
 * row if possible.
 */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count <= 3) return Math.max(count, 1) as 1 | 2 | 3;
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3;
}
