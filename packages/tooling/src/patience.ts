/**
 * How long tests wait for something that must happen, in milliseconds, the same everywhere. This is
 * no claim about speed, which benchmarks measure. A passing test takes no longer because of it.
 */
export const patience = {
  /** For one expectation. */
  expect: 20_000,
  /** For a whole test. */
  test: 60_000,
};
