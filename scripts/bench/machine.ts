/** What a bench says of the machine that it runs on. */
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Above this share of busy processors, times are too high to use. */
const BUSY = 0.1;

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

/** Returns a warning if other programs were running before a round. */
export const busyWarning = (busy: number): string =>
  busy > BUSY
    ? `Before a round, other programs used up to ${(busy * 100).toFixed(0)}% of the processors: the times are too high.`
    : '';

/** The rows of a table of versions. */
export const machine = (chromium: string): string[][] => [
  ['processor', `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`],
  ['Node', process.versions.node],
  ['Chromium', chromium],
];

/** Returns the upper median, which is a measured value. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
