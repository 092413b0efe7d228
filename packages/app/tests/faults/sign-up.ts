import type { SignUpValues } from '@rapport/ui';
import { expect } from 'vitest';
import { allFaultsAt, type Fault } from './faults.ts';
import type { Call } from './network.ts';
import { keptInWords, type Journey } from './reliability.ts';
import type { UserType } from '../../src/session/types.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** The calls of a sign-up, in order. */
export const signUpCalls: readonly { call: Call; title: string }[] = [
  { call: 'signUp', title: 'creating the account' },
  { call: 'lookup', title: 'reading the account' },
  { call: 'update', title: 'setting the name' },
  { call: 'commit', title: 'writing the profile record' },
  { call: 'sendOobCode', title: 'sending the verification mail' },
];

let count = 0;

/** Returns values that no other case uses. */
export const newValues = (): SignUpValues<UserType> => ({
  fullName: 'Ada Byron',
  email: `visitor-${++count}@example.com`,
  password: 'correct horse',
  confirmPassword: 'correct horse',
  userType: 'brand',
});

/** How a visitor continues after a failed sign-up. */
const continuations = {
  'press again': async (visitor: Visitor) => {
    if (!visitor.page.isOpen) {
      await visitor.reload();
      visitor.note('open the page again');
    }
    if (!visitor.isDone) await visitor.finish();
  },
  'reload and sign in': async (visitor: Visitor) => {
    await visitor.reload();
    if (visitor.session.status === 'signedOut') {
      await visitor.signIn();
      visitor.note('sign in');
    } else visitor.note('reload');
    await visitor.finish();
  },
};

/** Signs up with a fault at a call, continues, and expects a complete account in the end. */
async function signUpWith(
  world: World,
  call: Call,
  fault: Fault,
  continueVisit: (visitor: Visitor) => Promise<void>,
) {
  const { network, service } = world;
  const values = newValues();
  const visitor = await Visitor.at(world.browser(), values);
  network.break(call, fault.interfere);
  await visitor.signUp();
  network.repair();
  const sees = visitor.sees();
  const kept = await service.kept(values.email);
  await continueVisit(visitor);
  await expectComplete(world, visitor, values);
  return { sees, kept: keptInWords(kept), after: visitor.story.join(' → ') };
}

/**
 * Expects an account with its name, type and mail, and a visitor who is signed in to it.
 * @param mailMayBeMissing Whether the mail may be missing: without local storage, no page knows
 *   that a sign-up stopped just before the mail. @default false
 */
export async function expectComplete(
  world: World,
  visitor: Visitor,
  values: SignUpValues<UserType>,
  mailMayBeMissing = false,
) {
  const { fullName, userType, email } = values;
  const kept = await world.service.kept(email);
  const { mails, ...rest } = kept;
  const story = visitor.story.join(' → ');
  expect({ story, ...rest }).toEqual({
    story,
    account: true,
    name: fullName,
    record: { displayName: fullName, userType },
  });
  expect(visitor.session).toMatchObject({ status: 'signedIn', profile: 'present', userType });
  if (mails === 0 && !mailMayBeMissing) {
    // The dashboard offers to send the mail again.
    expect(visitor.session).toMatchObject({ verificationMailFailed: true });
    await visitor.sendAgain();
    expect((await world.service.kept(email)).mails).toBe(1);
  }
  expect(mails).toBeLessThanOrEqual(2);
}

export const signUpJourneys: Journey[] = signUpCalls.map(({ call, title }) => ({
  title: `Sign-up: ${title}`,
  columns: ['fault', 'the visitor sees', 'kept', ...Object.keys(continuations)],
  cases: allFaultsAt(call).map((fault) => ({
    name: fault.name,
    async run(newWorld) {
      const again = await signUpWith(newWorld(), call, fault, continuations['press again']);
      const continueVisit = continuations['reload and sign in'];
      const reloaded = await signUpWith(newWorld(), call, fault, continueVisit);
      return [again.sees, again.kept, again.after, reloaded.after];
    },
  })),
}));
