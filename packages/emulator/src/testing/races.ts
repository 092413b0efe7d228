import { fork, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Order, Outcome } from './contender.ts';

export type Race = { winners: number[]; losers: string[] };

/** How far ahead the start is: every contender has its order by then, unless all are very busy. */
const LEAD_MS = 15;

/**
 * Lets processes compete for the lock of a folder in which a process that is gone has left its
 * own, once for each race.
 *
 * @returns for each race the ids of the processes that got the lock, and what the others were told
 */
export async function raceForLock(races: number, contenders = 3): Promise<Race[]> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const processes = Array.from({ length: contenders }, () =>
    fork(new URL('./contender.ts', import.meta.url), { execArgv: ['--import', loader] }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'races-'));
  const results: Race[] = [];
  try {
    await Promise.all(processes.map((one) => order(one, null)));
    for (let race = 0; race < races; race++) {
      leaveStaleLock(folder, race);
      const moment = Date.now() + LEAD_MS;
      const outcomes = await Promise.all(processes.map((one) => order(one, { folder, moment })));
      results.push({
        winners: processes.filter((_, index) => outcomes[index]?.error === null).map(idOf),
        losers: outcomes.flatMap(({ error }) => error ?? []),
      });
      await Promise.all(processes.map((one) => order(one, null)));
    }
  } finally {
    for (const one of processes) one.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
  return results;
}

async function order(contender: ChildProcess, what: Order): Promise<Outcome> {
  const outcome = once(contender, 'message');
  contender.send({ order: what });
  const [message] = (await outcome) as [Outcome];
  return message;
}

/** In turn as this version leaves it, and as earlier ones did. */
function leaveStaleLock(folder: string, race: number): void {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const name = race % 2 === 0 ? `backend-${gone}-1-${randomUUID()}.lock` : 'backend.lock';
  writeFileSync(join(folder, name), race % 2 === 0 ? 'held' : String(gone));
}

const idOf = ({ pid = 0 }: ChildProcess) => pid;
