import { expect } from 'vitest';
import { allFaultsAt, type Fault } from './faults.ts';
import type { Call } from './network.ts';
import type { Journey } from './reliability.ts';
import { newValues } from './sign-up.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const calls: readonly { call: Call; title: string }[] = [
  { call: 'signInWithPassword', title: 'checking the password' },
  { call: 'lookup', title: 'reading the account' },
  { call: 'batchGet', title: 'reading the profile record' },
];

/** Signs in to a complete account with a fault at a call, then continues. */
async function signInWith(world: World, call: Call, { interfere }: Fault, reload: boolean) {
  const visitor = await someoneSignedOut(world);
  world.network.break(call, interfere);
  await visitor.signIn();
  world.network.repair();
  const sees = visitor.sees();
  if (reload || !visitor.page.isOpen) {
    await visitor.reload();
    visitor.note('reload');
  }
  if (visitor.session.status === 'signedOut') {
    await visitor.signIn();
    visitor.note('sign in');
  } else if (!visitor.isDone) {
    await visitor.readAgain();
    visitor.note('“Try again”');
  }
  expect(visitor.session).toMatchObject({ profile: 'present', userType: 'brand' });
  return { sees, after: visitor.story.join(' → ') };
}

/** Creates a visitor with a complete account who has logged out. */
export async function someoneSignedOut(world: World): Promise<Visitor> {
  const visitor = await someoneSignedIn(world);
  await visitor.logOut();
  await visitor.reload();
  return visitor;
}

/** Creates a signed-in visitor with a complete account. */
export async function someoneSignedIn(world: World): Promise<Visitor> {
  const visitor = await Visitor.at(world.browser(), newValues());
  await visitor.signUp();
  expect(visitor.isDone).toBe(true);
  return visitor;
}

export const signInJourneys: Journey[] = calls.map(({ call, title }) => ({
  title: `Sign-in: ${title}`,
  columns: ['fault', 'the visitor sees', 'press again', 'reload'],
  cases: allFaultsAt(call).map((fault) => ({
    name: fault.name,
    async run(newWorld) {
      const again = await signInWith(newWorld(), call, fault, false);
      const reloaded = await signInWith(newWorld(), call, fault, true);
      return [again.sees, again.after, reloaded.after];
    },
  })),
}));
