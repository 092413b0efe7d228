import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBackend } from '../index.ts';
import { spawnBackend } from './process.ts';
import { restOf } from './rest.ts';
import type { Rest } from './rest.ts';
import { RULES_FILE } from './rules.ts';

const PROJECT = 'demo-crash';
const ANY_PORTS = { authPort: 0, firestorePort: 0 };
/** How many clients write at the same time, of each kind. */
const WRITERS = 4;
/** A kill comes at most this long after the first writes of both kinds were confirmed. */
const MAX_DELAY_MS = 400;
/** Documents or accounts in one question. */
const PAGE = 400;

/** What was confirmed, and which of it was not there after the kill. */
export type KillReport = {
  kills: number;
  documents: number;
  accounts: number;
  lost: string[];
};

/** Writes that were confirmed: the last text of each document, and the ids of accounts. */
type Confirmed = { documents: Map<string, string>; accounts: Set<string> };

/**
 * Kills a backend with `kill -9` at random moments while documents and accounts are written, starts
 * it on the same folder again, and looks for everything that it has confirmed. Every second kill
 * reaches only the process that started the backend; the others reach all of its processes.
 *
 * @param onKill called after each kill with the number of kills, and with what is lost so far
 */
export async function killUnderLoad(
  kills: number,
  onKill: (count: number, lost: number) => void = () => {},
): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  const all: Confirmed = { documents: new Map(), accounts: new Set() };
  const lost = new Set<string>();
  try {
    let last: Confirmed = { documents: new Map(), accounts: new Set() };
    for (let round = 0; round <= kills; round++) {
      const options = { projectId: PROJECT, dataDir, rulesFile: RULES_FILE, ...ANY_PORTS };
      const { child, ready } = spawnBackend(options);
      const exit = once(child, 'exit');
      const rest = restOf(await ready, PROJECT);
      for (const one of await findLost(rest, round < kills ? last : all)) lost.add(one);
      last = round < kills ? await writeUntilKilled(rest, round, kill) : last;
      for (const [path, text] of last.documents) all.documents.set(path, text);
      for (const uid of last.accounts) all.accounts.add(uid);
      if (round < kills) onKill(round + 1, lost.size);
      else kill();
      await exit;

      function kill() {
        if (round % 2 === 0) process.kill(-child.pid!, 'SIGKILL');
        else child.kill('SIGKILL');
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
  const { documents, accounts } = all;
  return { kills, documents: documents.size, accounts: accounts.size, lost: [...lost] };
}

async function writeUntilKilled(rest: Rest, round: number, kill: () => void): Promise<Confirmed> {
  const confirmed: Confirmed = { documents: new Map(), accounts: new Set() };
  const killed = new AbortController();
  async function repeat(write: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !killed.signal.aborted; turn++) {
      try {
        await write(turn);
      } catch (error) {
        // Nothing but the kill may keep a write from being confirmed.
        if (!killed.signal.aborted) throw error;
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => [
    repeat(async (turn) => {
      // A new document each time, and one of its own that each writer changes again and again.
      const text = `${round}-${turn}`;
      const texts = new Map(
        [`load/${round}-${writer}-${turn}`, `load/${writer}`].map((path) => [path, { text }]),
      );
      await rest.write(texts);
      for (const path of texts.keys()) confirmed.documents.set(path, text);
    }),
    repeat(async (turn) => {
      const { uid } = await rest.signUp(`user-${round}-${writer}-${turn}@example.com`);
      confirmed.accounts.add(uid);
    }),
  ]);
  // On a busy machine, a kill before anything is confirmed would prove nothing.
  while (confirmed.documents.size === 0 || confirmed.accounts.size === 0) await wait(1);
  await wait(Math.random() * MAX_DELAY_MS);
  killed.abort();
  kill();
  await Promise.all(writers.flat());
  return confirmed;
}

/** A document may be newer than what was confirmed: the write during the kill may have been made. */
async function findLost(rest: Rest, { documents, accounts }: Confirmed): Promise<string[]> {
  const lost: string[] = [];
  for (const page of pagesOf([...documents])) {
    const found = await rest.read(page.map(([path]) => path));
    for (const [path, text] of page) {
      const stored = found.get(path)?.['text'];
      if (stored === undefined || isOlder(stored, text)) lost.push(path);
    }
  }
  for (const page of pagesOf([...accounts])) {
    const found = await rest.accounts(page);
    lost.push(...page.filter((uid) => !found.has(uid)));
  }
  return lost;
}

/** Compares texts of a round and a turn. */
function isOlder(one: string, other: string): boolean {
  const [round = 0, turn = 0] = one.split('-').map(Number);
  const [otherRound = 0, otherTurn = 0] = other.split('-').map(Number);
  return round < otherRound || (round === otherRound && turn < otherTurn);
}

function pagesOf<Item>(items: Item[]): Item[][] {
  const pages = Math.ceil(items.length / PAGE);
  return Array.from({ length: pages }, (_, page) => items.slice(page * PAGE, (page + 1) * PAGE));
}

/** How many of the people who signed up at once have an account and a record after a restart. */
export type SignUpReport = { signUps: number; accounts: number; records: number };

/** Signs people up at the same time, each with an account and then, as its owner, a record. */
export async function signUpAtOnce(signUps: number): Promise<SignUpReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sign-ups-'));
  const start = () =>
    startBackend({ projectId: PROJECT, dataDir, rulesFile: RULES_FILE, ...ANY_PORTS });
  try {
    const first = await start();
    const rest = restOf(first, PROJECT);
    const made = await Promise.allSettled(
      Array.from({ length: signUps }, async (_, person) => {
        const { uid, token, email } = await rest.signUp(`person-${person}@example.com`);
        await rest.write(new Map([[`users/${uid}`, { email, name: `Person ${person}` }]]), token);
        return uid;
      }),
    );
    await first.stop();
    const uids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const second = await start();
    const after = restOf(second, PROJECT);
    const accounts = await after.accounts(uids);
    const records = await after.read(uids.map((uid) => `users/${uid}`));
    await second.stop();
    return { signUps, accounts: accounts.size, records: records.size };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export { raceForLock } from './races.ts';
