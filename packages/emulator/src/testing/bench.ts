import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocuments } from '../firestore/documents.ts';
import { startFirestore } from '../firestore/server.ts';
import { HOST } from '../lib/ports.ts';
import { openRules } from '../rules/file.ts';
import { PROJECT } from './client.ts';
import { restOf } from './rest.ts';
import { RULES_FILE } from './rules.ts';

const COMMITS = 200;
/** Documents in one commit while the store is filled. */
const PAGE = 500;

/**
 * Fills a Firestore on disk with records and times single commits through REST, one after another.
 *
 * @returns milliseconds, ascending
 */
export async function timeCommits(records: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startFirestore({
    projectId: PROJECT,
    port: { service: 'benchmark', port: 0, option: 'port' },
    store: openDocuments(join(folder, 'documents.json')),
    rules: openRules(RULES_FILE, () => {}),
    log: () => {},
  });
  const addresses = { authUrl: '', firestoreHost: `${HOST}:${server.port}` };
  const rest = restOf(addresses, PROJECT);
  const record = (id: number) =>
    [`users/${id}`, { email: `user-${id}@example.com`, name: `Person ${id}` }] as const;
  try {
    for (let id = 0; id < records; id += PAGE) {
      const count = Math.min(PAGE, records - id);
      await rest.write(new Map(Array.from({ length: count }, (_, index) => record(id + index))));
    }
    const times: number[] = [];
    for (let commit = 0; commit < COMMITS; commit++) {
      const begin = performance.now();
      await rest.write(new Map([record(commit % records)]));
      times.push(performance.now() - begin);
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
