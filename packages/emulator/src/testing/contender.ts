import { setImmediate as turn } from 'node:timers/promises';
import { lockFolder } from '../lib/lock.ts';

/** A folder to lock and the moment to do it, in milliseconds since 1970; null: release it. */
export type Order = { folder: string; moment: number } | null;
/** Null: it has the lock, or has released it; otherwise why it does not have it. */
export type Outcome = { error: string | null };

// A process that competes for locks, one order at a time.
let release = () => {};
process.on(
  'message',
  ({ order }: { order: Order }) => void carryOut(order).then((outcome) => process.send?.(outcome)),
);

async function carryOut(order: Order): Promise<Outcome> {
  release();
  release = () => {};
  if (order === null) return { error: null };
  // A timer would spread the contenders over milliseconds.
  while (Date.now() < order.moment) await turn();
  try {
    release = lockFolder(order.folder);
    return { error: null };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
