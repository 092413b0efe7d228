/**
 * Each story twice on one page: rendered in a server process, hydrated in StrictMode without a
 * warning, every id unique and every reference to an id answered.
 */
import { expect, test } from 'vitest';
import { hydrationFaults } from './checks/hydration.tsx';
import { stories } from './stories.ts';

test.each([...stories])('%s', async (name, story) => {
  expect(await hydrationFaults(name, story)).toEqual([]);
});
