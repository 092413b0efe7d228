// @vitest-environment node
import type { Backend } from '@rapport/emulator';
import { startTestBackend } from '@rapport/emulator/testing';
import { completeProfileSchema, fullNameLimit, signUpSchema, toFullName } from '@rapport/ui';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '../../src/session/user-type.ts';
import { send } from './answer.ts';
import { own, profileOf } from './attempt.ts';
import { OWNER, authorizationOf } from './callers.ts';
import { isOfficial, rulesFile } from './official.ts';
import { callOf } from './wire.ts';

// Checks that the rules accept everything that the forms accept, and the reverse.

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ rulesFile, official: isOfficial });
}, 120_000);
afterAll(() => backend.stop());

/** Each run has the same values, unless `FUZZ_SEED` sets another seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const runs = { numRuns: 200, seed };

let accounts = 0;
/** Whether the rules let a new account with this address create a record with these values. */
async function isAccepted({ email = 'ada@example.com', ...changes }): Promise<boolean> {
  const me = { uid: `form${++accounts}`, email };
  const data = { ...profileOf(me), ...changes };
  const call = callOf({ do: 'set', path: own(me), data });
  return (await send(backend.firestoreHost, call, authorizationOf(OWNER, me))) === 'OK';
}

const schema = signUpSchema({ userTypes });
const filled = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  userType: 'brand',
};

/** Text close to a valid name: letters, and each kind of character that a name must not have. */
const ODD =
  ' \u00a0\u3000\0\n\t\u0085\u00ad\u200b\u200c\u200d\u200e\u2028\u202e\u2066\u2800\u3164\ufe0f\ufeff\u{E0041}';
const odd = fc.constantFrom(...Array.from(ODD));
const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: fullNameLimit + 5 }),
  fc.string({ unit: 'binary', maxLength: fullNameLimit + 5 }),
  fc.string({ unit: fc.oneof(letter, odd), maxLength: 6 }),
  fc.nat({ max: fullNameLimit + 5 }).map((length) => 'a'.repeat(length)),
);

test('the rules accept the names that the form sends, and the form those that the rules accept', () =>
  fc.assert(
    fc.asyncProperty(names, async (fullName) => {
      const { data } = schema.safeParse({ ...filled, fullName });
      const byForm = data !== undefined && data.fullName === fullName;
      expect({ fullName, accepted: await isAccepted({ displayName: fullName }) }).toEqual({
        fullName,
        accepted: byForm,
      });
      if (data) return isAccepted({ displayName: data.fullName });
    }),
    runs,
  ));

test('text that becomes a name without a form is accepted', () =>
  fc.assert(
    fc.asyncProperty(names, async (text) => {
      const displayName = toFullName(text);
      return displayName === '' || isAccepted({ displayName });
    }),
    runs,
  ));

test('the rules accept an address that the form accepts', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.emailAddress(), names), async (email) => {
      const { data } = schema.safeParse({ ...filled, email });
      return data === undefined || isAccepted({ email: data.email.toLowerCase() });
    }),
    runs,
  ));

test.each([signUpSchema({ userTypes }), completeProfileSchema({ userTypes })])(
  'a type of account: form %# and rules accept the same',
  (one) =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...userTypes), fc.string()), async (userType) => {
        const byForm = one.safeParse({ ...filled, userType }).success;
        return byForm === (await isAccepted({ userType }));
      }),
      runs,
    ),
);
