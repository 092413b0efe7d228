// @vitest-environment node
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT, startTestBackend } from './testing/client.ts';
import { spawnBackend } from './testing/process.ts';
import { RULES_FILE } from './testing/rules.ts';

/** `KILLS=200 npx vitest run --project unit packages/emulator/src/kill.full.test.ts` kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** The number of simultaneous writers of each kind. */
const WRITERS = 4;
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

type Addresses = { authUrl: string; firestoreHost: string };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}

const identity = ({ authUrl }: Addresses) =>
  `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const documents = ({ firestoreHost }: Addresses, call: string) =>
  `http://${firestoreHost}/v1/${ROOT}:${call}`;

/** Writes until the backend is killed. Returns the confirmed writes. */
async function writeUntilKilled(addresses: Addresses, round: number, kill: () => void) {
  const answered = { names: [] as string[], uids: [] as string[] };
  let killed = false;
  async function repeat(write: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !killed; turn++) {
      try {
        await write(turn);
      } catch (error) {
        // Only the kill may leave a write without an answer.
        if (!killed) throw error;
      }
      // Kills at a different moment in each round, while writes are under way.
      const { names, uids } = answered;
      if (killed || names.length < 5 + (round % 7) || uids.length < 2 + (round % 3)) continue;
      killed = true;
      setImmediate(kill);
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, writer) => [
    repeat(async (turn) => {
      const name = `${ROOT}/load/${round}-${writer}-${turn}`;
      await post(documents(addresses, 'commit'), { writes: [{ update: { name, fields: {} } }] });
      answered.names.push(name);
    }),
    repeat(async (turn) => {
      const email = `user-${round}-${writer}-${turn}@example.com`;
      const account = await post(identity(addresses), { email, password: 'correct horse' });
      answered.uids.push((account as { localId: string }).localId);
    }),
  ]);
  await Promise.all(writers.flat());
  return answered;
}

async function findLost(addresses: Addresses, names: string[], uids: string[]): Promise<string[]> {
  const results = (await post(documents(addresses, 'batchGet'), { documents: names })) as {
    missing?: string;
  }[];
  const { users = [] } = (await post(`${identity(addresses)}:lookup`, { localId: uids })) as {
    users?: { localId: string }[];
  };
  const found = new Set(users.map(({ localId }) => localId));
  const lost = results.flatMap(({ missing }) => missing ?? []);
  return [...lost, ...uids.filter((uid) => !found.has(uid))];
}

test(
  'a kill under load loses nothing that was answered',
  { timeout: 60_000 * (KILLS + 1) },
  async () => {
    const names: string[] = [];
    const uids: string[] = [];
    for (let round = 0; round < KILLS; round++) {
      const { child, ready } = spawnBackend({
        projectId: PROJECT,
        authPort: 0,
        firestorePort: 0,
        dataDir,
        rulesFile: RULES_FILE,
      });
      const exit = once(child, 'exit');
      const answered = await writeUntilKilled(await ready, round, () => child.kill('SIGKILL'));
      names.push(...answered.names);
      uids.push(...answered.uids);
      await exit;
    }
    const backend = await startTestBackend({ dataDir, rulesFile: RULES_FILE });
    expect(await findLost(backend, names, uids)).toEqual([]);
    await backend.stop();
  },
);
