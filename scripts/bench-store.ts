/** `npm run bench -- store`: times a commit of the embedded Firestore with few and with many records. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@rapport/emulator';
import { projectId } from './lib/embedded.ts';
import { rulesFile } from './lib/paths.ts';

const COMMITS = 200;
const ROOT = `projects/${projectId}/databases/(default)/documents`;
const TIME = '2026-11-20T09:30:00.000000Z';

const recordOf = (id: number) => ({
  name: `${ROOT}/users/${id}`,
  fields: {
    email: { stringValue: `user-${id}@example.com` },
    name: { stringValue: `Person ${id}` },
  },
});

/** Makes single commits through REST, one after another. Returns their milliseconds, ascending. */
async function timeCommits(records: number): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const documents = Object.fromEntries(
    Array.from({ length: records }, (_, id) => {
      const { name, fields } = recordOf(id);
      return [name, { fields, createTime: TIME, updateTime: TIME }];
    }),
  );
  writeFileSync(join(dataDir, 'documents.json'), JSON.stringify({ format: 1, documents }));
  const ports = { authPort: 0, firestorePort: 0 };
  const backend = await startBackend({ projectId, ...ports, dataDir, rulesFile });
  try {
    const times: number[] = [];
    for (let commit = 0; commit < COMMITS; commit++) {
      const begin = performance.now();
      const { ok } = await fetch(`http://${backend.firestoreHost}/v1/${ROOT}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes: [{ update: recordOf(commit % records) }] }),
      });
      if (!ok) throw new Error('A commit failed.');
      times.push(performance.now() - begin);
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true });
  }
}

await timeCommits(10); // warms up
console.log('records   median      p95   (ms per commit, on disk)');
for (const records of [10, 1000, 10_000]) {
  const times = await timeCommits(records);
  const at = (share: number) =>
    (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8);
  console.log(`${String(records).padStart(7)} ${at(0.5)} ${at(0.95)}`);
}
process.exit();
