// @vitest-environment node
import type { Backend } from '@rapport/emulator';
import { startTestBackend } from '@rapport/emulator/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAll, seed, send } from './answer.ts';
import { own, profileOf, strangerOf, type Account, type Call, type Operation } from './attempt.ts';
import { attempts, moreNames } from './attempts.ts';
import { authorizationOf, needsVerifiedTokens } from './callers.ts';
import { calls } from './calls.ts';
import { deliveries } from './deliveries.ts';
import { isOfficial, readRecord, rulesFile, rulesHash, writeRecord } from './official.ts';
import type { Answers } from './official.ts';
import { tryBySdk } from './sdk.ts';
import { callOf, fieldsOf, pathsOf } from './wire.ts';

// Makes every attempt over REST and with the SDK. Checks that the answer follows the policy, that a
// refused attempt changes nothing, and that Google's emulator gave the same answer.
vi.setConfig({ hookTimeout: 120_000 });

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ rulesFile, official: isOfficial });
});
afterAll(() => backend.stop());

const recorded = readRecord();
const answers: { rest: Answers; sdk: Answers } = { rest: {}, sdk: {} };
afterAll(() => {
  if (isOfficial && Object.keys(answers.sdk).length > 0) writeRecord(answers);
});

const isCall = (what: Operation | Call): what is Call => !('do' in what);

const attemptsBy = {
  rest: [...attempts, ...deliveries, ...moreNames, ...calls],
  sdk: [...attempts, ...deliveries],
};

describe.each(['rest', 'sdk'] as const)('%s', (transport) => {
  const cases = attemptsBy[transport]
    .filter(({ who }) => !isOfficial || !needsVerifiedTokens(who))
    .map((attempt, index) => {
      const uid = `${transport}${index}`;
      const me: Account = { uid, email: `${uid}@example.com` };
      return { ...attempt, me, at: (attempt.at ?? own)(me) };
    });

  beforeAll(() =>
    seed(
      backend.firestoreHost,
      cases.map(({ me, at, stored }) => ({ me, at, stored: stored(me) })),
    ),
  );

  const named = cases.map((one) => [one.name, one] as const);
  test.each(named)('%s', async (name, { who, me, at, stored, what, allowed, officially }) => {
    const host = backend.firestoreHost;
    const attempted = what(me);
    const authorization = authorizationOf(who, me);
    const answer =
      isCall(attempted) || transport === 'rest'
        ? await send(host, isCall(attempted) ? attempted : callOf(attempted), authorization)
        : await tryBySdk(host, attempted, authorization?.replace('Bearer ', ''));
    answers[transport][name] = answer;

    const expected = isOfficial && officially ? officially.allowed : allowed;
    expect({ answer, allowed: answer === 'OK' }).toEqual({ answer, allowed: expected });
    if (expected) return;
    const places = isCall(attempted) ? [] : pathsOf(attempted);
    const before = new Map([[own(strangerOf(me)), profileOf(strangerOf(me))]]);
    const record = stored(me);
    if (record) before.set(at, record);
    const paths = [...new Set([at, own(strangerOf(me)), ...places])];
    const untouched = paths.map((path) => before.get(path));
    expect(await readAll(host, paths)).toEqual(untouched.map((data) => data && fieldsOf(data)));
  });
});

describe.skipIf(isOfficial)('Google’s emulator', () => {
  const remedy = 'run `npm run update -- rules` where Java and Google’s emulator are';

  test('has answers for these rules', () => {
    expect(recorded.rules, `firestore.rules has changed since: ${remedy}`).toBe(rulesHash());
  });

  test.each(['rest', 'sdk'] as const)(
    'gave the same answers to the same attempts: %s',
    (transport) => {
      const comparable = attemptsBy[transport].filter(({ who }) => !needsVerifiedTokens(who));
      const isAllowed = (answer: string | undefined) =>
        answer === undefined ? `no answer: ${remedy}` : answer === 'OK';
      const official = comparable.map(({ name }) => [name, isAllowed(recorded[transport][name])]);
      const current = comparable.map(({ name, officially }) => [
        name,
        officially?.allowed ?? isAllowed(answers[transport][name]),
      ]);
      expect(Object.fromEntries(current)).toEqual(Object.fromEntries(official));
    },
  );
});
