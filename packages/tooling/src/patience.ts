/**
 * How long tests wait for what has to come, in milliseconds: the same everywhere. It is no claim
 * about speed, which benchmarks measure, and no test is shorter by it.
 */
export const patience = {
  /** For one expectation. */
  expect: 20_000,
  /** For a whole test. */
  test: 60_000,
};
