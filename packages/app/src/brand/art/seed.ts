/** Creates a stream of choices that depends only on the seed: FNV-1a feeds mulberry32. */
export function choicesFrom(seed: string) {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Picks one item of the list. */
  return <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
}
