// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { killUnderLoad, raceForLock, signUpAtOnce } from './crash.ts';

// `npm run test:crash` does the same with large numbers.
vi.setConfig({ testTimeout: 300_000 });

describe('under load', () => {
  test('a kill loses nothing that was confirmed', async () => {
    const { documents, accounts, lost } = await killUnderLoad(2);
    expect(lost).toEqual([]);
    expect(documents).toBeGreaterThan(0);
    expect(accounts).toBeGreaterThan(0);
  });

  test('everyone who signs up at once has an account and a record', async () => {
    expect(await signUpAtOnce(20)).toEqual({ signUps: 20, accounts: 20, records: 20 });
  });
});

test('of several processes that take over a lock exactly one gets it', async () => {
  for (const { winners, losers } of await raceForLock(25)) {
    expect(winners).toHaveLength(1);
    for (const line of losers) {
      expect(line).toMatch(
        new RegExp(
          `^The data folder .+ is in use by process ${winners[0]}: stop that backend, or delete .+backend-${winners[0]}-.+\\.lock if`,
        ),
      );
    }
  }
});
