import { expect } from 'vitest';
import { firstSteps } from '../../src/content/dashboard.tsx';
import type { Call } from './network.ts';
import { keptInWords, type Journey } from './reliability.ts';
import { someoneSignedIn } from './sign-in.ts';
import { expectComplete, newValues, signUpCalls } from './sign-up.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** Changes to an account or its sessions that happen elsewhere. */
export const changes: Record<string, (world: World, email: string) => Promise<unknown>> = {
  deleted: ({ service }, email) => service.remove(email),
  'switched off': ({ service }, email) => service.disable(email),
  'signed out everywhere': ({ service }, email) => service.revoke(email),
};

type Change = (typeof changes)[string];

/**
 * Signs up while the account changes just before a call. A new attempt creates or finishes the
 * account, unless it was switched off; then a message says so.
 */
async function signUpWhile(world: World, call: Call, change: Change) {
  const { network, service } = world;
  const values = newValues();
  const visitor = await Visitor.at(world.browser(), values);
  network.break(call, async ({ send }) => {
    network.repair();
    await network.wait(change(world, values.email));
    return send();
  });
  await visitor.signUp();
  const sees = visitor.sees();
  const kept = keptInWords(await service.kept(values.email));
  await world.service.endRevocation(values.email);
  if (visitor.session.status === 'signedIn') {
    await visitor.sendAgain();
    visitor.note('send it again');
  } else {
    await visitor.signUp();
    visitor.note('press again');
  }
  if (change === changes['switched off']) expect(visitor.sees()).toContain('disabled');
  else await expectComplete(world, visitor, values);
  expect(sees).not.toMatch(/(disabled|has ended).*Press/);
  return [sees, kept, visitor.story.join(' → ')];
}

/** Asks for the verification mail again after the account has changed. */
async function sendAgainAfter(world: World, change: Change) {
  const { network } = world;
  const values = newValues();
  const visitor = await Visitor.at(world.browser(), values);
  network.break('sendOobCode', () => Promise.reject(new TypeError('Failed to fetch')));
  await visitor.signUp();
  network.repair();
  await change(world, values.email);
  await visitor.sendAgain();
  const sees = visitor.sees();
  expect(visitor.session.status).toBe('signedOut');
  return [sees];
}

/** Asks whether the session still holds after the account has changed. */
async function checkAfter(world: World, change: Change) {
  const visitor = await someoneSignedIn(world);
  await change(world, visitor.email);
  await world.until(visitor.page.site.backend.checkSession().catch(() => {}));
  expect(visitor.session.status).toBe('signedOut');
  return [visitor.sees()];
}

/** Asks about the session after the address was confirmed elsewhere. */
async function checkConfirmed(world: World) {
  const visitor = await someoneSignedIn(world);
  expect(visitor.session).toMatchObject({ user: { emailVerified: false } });
  await world.service.confirm(visitor.email);
  await world.until(visitor.page.site.backend.checkSession());
  await visitor.page.settle();
  expect(visitor.session).toMatchObject({ user: { emailVerified: true } });
  return [`${visitor.sees()}, “${firstSteps.email.done.text}”`];
}

export const changeJourneys: Journey[] = [
  ...signUpCalls.slice(1).map(({ call, title }) => ({
    title: `An account that changes during sign-up, before ${title}`,
    columns: ['the account is', 'the visitor sees', 'kept', 'then'],
    cases: Object.entries(changes).map(([name, change]) => ({
      name,
      run: (newWorld: () => World) => signUpWhile(newWorld(), call, change),
    })),
  })),
  {
    title: 'An account that changes while its dashboard is open',
    columns: ['the account is', 'the visitor sees'],
    cases: [
      {
        name: 'confirmed, when the page asks about the session',
        run: (newWorld: () => World) => checkConfirmed(newWorld()),
      },
      ...Object.entries(changes).flatMap(([name, change]) => [
        {
          name: `${name}, when the page asks about the session`,
          run: (newWorld: () => World) => checkAfter(newWorld(), change),
        },
        {
          name: `${name}, when the visitor presses “Send it again”`,
          run: (newWorld: () => World) => sendAgainAfter(newWorld(), change),
        },
      ]),
    ],
  },
];
