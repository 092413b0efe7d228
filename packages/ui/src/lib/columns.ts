/** In how many columns so many things stand, four at most, so that the last row is not left with one alone. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count <= 3) return Math.max(count, 1) as 1 | 2 | 3;
  return count % 4 === 0 || count % 3 === 1 ? 4 : 3;
}
