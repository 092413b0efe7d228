/**
 * Renders each story twice on one page in a server process. It hydrates in StrictMode without a
 * warning, every id is unique, and every reference to an id has its target.
 */
import { expect, test } from 'vitest';
import { hydrationFaults } from './checks/hydration.tsx';
import { chosen } from './choice.ts';

test.each(chosen)('%s', async (name, story) => {
  expect(await hydrationFaults(name, story)).toEqual([]);
});
