import { expect } from 'vitest';
import { faultsAt, type Fault } from './faults.ts';
import type { Call } from './network.ts';
import type { Journey } from './reliability.ts';
import { someoneSignedIn } from './sign-in.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;

/** Changes to an account or its sessions that happen elsewhere. */
const changes: Record<string, (world: World, email: string) => Promise<unknown>> = {
  deleted: ({ service }, email) => service.remove(email),
  'switched off': ({ service }, email) => service.disable(email),
  'signed out everywhere': ({ service }, email) => service.revoke(email),
};

interface Start {
  call: Call;
  title: string;
  /** Milliseconds since the last visit. */
  later: number;
}

const starts: readonly Start[] = [
  { call: 'lookup', title: 'confirming the stored account', later: 0 },
  { call: 'batchGet', title: 'reading the profile record', later: 0 },
  { call: 'token', title: 'renewing the token', later: 2 * HOUR },
];

/** Opens a page as a signed-in visitor, with a fault at a call. */
async function startWith(world: World, { call, later }: Start, { name, interfere }: Fault) {
  const visitor = await someoneSignedIn(world);
  world.clock.now += later;
  world.network.break(call, interfere);
  await visitor.reload();
  const sees = visitor.sees();
  world.network.repair();
  await visitor.reload();
  visitor.note('reload');
  if (!visitor.isDone) {
    await visitor.signIn();
    visitor.note('sign in');
  }
  expect(visitor.session).toMatchObject({ profile: 'present', userType: 'brand' });
  // At its start, the SDK takes any error of the service for the end of the session.
  const isLost = call !== 'batchGet' && ['429', '403', '503', 'wrong JSON'].includes(name);
  expect(visitor.story).toHaveLength(isLost ? 2 : 1);
  return [sees, visitor.story.join(' → ')];
}

/** Opens a page after the account has changed elsewhere. */
async function startAfter(world: World, happens: (typeof changes)[string], later: number) {
  const visitor = await someoneSignedIn(world);
  await happens(world, visitor.email);
  world.clock.now += later;
  await visitor.reload();
  const sees = visitor.sees();
  expect(visitor.session.status).toBe('signedOut');
  expect(visitor.browser.storage.keys()).toEqual([]);
  await world.service.endRevocation(visitor.email);
  await visitor.signIn();
  visitor.note('sign in');
  return [sees, visitor.story.join(' → ')];
}

/** Asks whether the session still holds after the account has changed. */
async function checkAfter(world: World, happens: (typeof changes)[string]) {
  const visitor = await someoneSignedIn(world);
  await happens(world, visitor.email);
  await world.until(visitor.page.site.store.check());
  await visitor.page.settle();
  expect(visitor.session.status).toBe('signedOut');
  return [visitor.sees()];
}

export const startJourneys: Journey[] = [
  ...starts.map((start) => ({
    title: `Session start: ${start.title}`,
    columns: ['fault', 'the visitor sees', 'later'],
    cases: faultsAt(start.call).map((fault) => ({
      name: fault.name,
      run: (newWorld: () => World) => startWith(newWorld(), start, fault),
    })),
  })),
  {
    title: 'Session start: what happened elsewhere',
    columns: ['the account was', 'the visitor sees', 'then'],
    cases: Object.entries(changes).flatMap(([name, happens]) => [
      { name, run: (newWorld: () => World) => startAfter(newWorld(), happens, 0) },
      {
        name: `${name}, token to be renewed`,
        run: (newWorld: () => World) => startAfter(newWorld(), happens, 2 * HOUR),
      },
    ]),
  },
  {
    title: 'An account that changes while its dashboard is open',
    columns: ['the account is', 'the visitor sees'],
    cases: Object.entries(changes).map(([name, happens]) => ({
      name,
      run: (newWorld: () => World) => checkAfter(newWorld(), happens),
    })),
  },
];
