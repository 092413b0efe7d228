/**
 * Returns distinct React keys for values that may repeat: each gets the number of its earlier
 * occurrences.
 */
export function distinct(keys: readonly (string | number | undefined)[]): string[] {
  const counts = new Map<string | number | undefined, number>();
  return keys.map((key) => {
    const earlier = counts.get(key) ?? 0;
    counts.set(key, earlier + 1);
    return `${key}\n${earlier}`;
  });
}
