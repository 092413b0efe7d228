import { expect } from 'vitest';
import { allFaultsAt, type Fault } from './faults.ts';
import type { Journey } from './reliability.ts';
import { someoneSignedIn, someoneSignedOut } from './sign-in.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** A mail that a visitor asks for. */
interface Request {
  title: string;
  start: (world: World) => Promise<Visitor>;
  ask: (visitor: Visitor) => Promise<void>;
  /** What the visitor sees after success. */
  sent: string;
}

const requests: readonly Request[] = [
  {
    title: 'Forgotten password: sending the link',
    start: someoneSignedOut,
    ask: (visitor) => visitor.forget(),
    sent: 'that the link is on its way, if there is an account',
  },
  {
    title: 'Verification: sending the link again',
    start: someoneSignedIn,
    ask: (visitor) => visitor.sendAgain(),
    sent: 'the dashboard, “Sent.”',
  },
];

/** Asks for a mail with a fault at the call, then once more if that failed. */
async function askWith(world: World, { start, ask, sent }: Request, { interfere }: Fault) {
  const visitor = await start(world);
  world.network.break('sendOobCode', interfere);
  await ask(visitor);
  world.network.repair();
  const sees = visitor.succeeded ? sent : visitor.sees();
  if (!visitor.succeeded) {
    if (!visitor.page.isOpen) await visitor.reload();
    await ask(visitor);
    expect(visitor.succeeded).toBe(true);
    visitor.story.push(`ask again: ${sent}`);
  }
  // The first is the one of sign-up.
  expect((await world.service.kept(visitor.email)).mails).toBeGreaterThan(1);
  return [sees, visitor.story.join(' → ')];
}

export const mailJourneys: Journey[] = requests.map((request) => ({
  title: request.title,
  columns: ['fault', 'the visitor sees', 'then'],
  cases: allFaultsAt('sendOobCode').map((fault) => ({
    name: fault.name,
    run: (newWorld: () => World) => askWith(newWorld(), request, fault),
  })),
}));
