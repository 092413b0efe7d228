/** Milliseconds that every test waits: for something asynchronous, and for a whole test. */
export const patience = { expect: 20_000, test: 60_000 };
