import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Returns the share of the processors that is in use right now. */
export async function busyShare(): Promise<number> {
  const sample = () => {
    const times = cpus().map((cpu) => cpu.times);
    const idle = times.reduce((sum, time) => sum + time.idle, 0);
    return { idle, all: times.flatMap(Object.values<number>).reduce((sum, time) => sum + time, 0) };
  };
  const before = sample();
  await setTimeout(2000);
  const after = sample();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}
