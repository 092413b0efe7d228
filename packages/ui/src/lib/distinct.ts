/** Keys for React from what may repeat: those that were there before get a number. */
export function distinct(keys: readonly (string | number | undefined)[]): string[] {
  const times = new Map<string | number | undefined, number>();
  return keys.map((key) => {
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return `${key}\n${before}`;
  });
}
