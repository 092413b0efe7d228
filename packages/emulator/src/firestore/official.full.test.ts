// @vitest-environment node
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROJECT, freePort, startTestBackend } from '../testing/client.ts';
import { spawnBackend } from '../testing/process.ts';
import { RULES_FILE } from '../testing/rules.ts';

// Tests how Google's Firestore emulator is started, saved and stopped. A small program called `java`
// replaces the emulator, which needs Java 21 and a download. It records its arguments and writes an
// export where it is told to.

// Every wait is for a state, so only a failure takes this long.
const LIMIT_MS = 120_000;
vi.setConfig({ testTimeout: 3 * LIMIT_MS, hookTimeout: LIMIT_MS });

let folder: string;
let dataDir: string;
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'official-'));
  dataDir = join(folder, 'data');
  writeFileSync(join(folder, 'java'), standIn(), { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', join(folder, 'java'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  // A process remains only after a failed test.
  for (const { pid } of starts()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function standIn(): string {
  return `#!${process.execPath}
    const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
    const { createServer } = require('node:http');
    const args = process.argv.slice(2);
    if (args[0] === '-version') {
      console.error('openjdk version "21.0.1"');
      process.exit();
    }
    const log = ${JSON.stringify(join(folder, 'starts'))};
    appendFileSync(log, JSON.stringify({ pid: process.pid, args }) + '\\n');
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (request.url.endsWith(':export')) {
        const { export_directory: to, export_name: name } = JSON.parse(body);
        mkdirSync(to + '/' + name);
        writeFileSync(to + '/' + name + '/' + name + '.overall_export_metadata', '');
      }
      response.end();
    });
    if (existsSync(${JSON.stringify(join(folder, 'slow'))})) setInterval(() => {}, 1000);
    else server.listen(Number(args[args.indexOf('--port') + 1]), '127.0.0.1');`;
}

/** The arguments of each start of Java. */
function starts(): { pid: number; args: string[] }[] {
  const log = join(folder, 'starts');
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { pid: number; args: string[] });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const javaIsGone = () =>
  vi.waitFor(() => expect(starts().map(({ pid }) => isAlive(pid))).not.toContain(true), LIMIT_MS);

async function spawnOfficial() {
  const ports = { authPort: await freePort(), firestorePort: await freePort() };
  const options = { projectId: PROJECT, dataDir, official: true, rulesFile: RULES_FILE };
  const started = spawnBackend({ ...options, ...ports });
  cleanups.push(() => started.child.kill('SIGKILL'));
  return started;
}

describe.skipIf(process.platform === 'win32')("Google's Firestore emulator", () => {
  test('Ctrl-C keeps its documents, and the next start brings them back', async () => {
    const { child, ready } = await spawnOfficial();
    await ready;
    const exit = once(child, 'exit');
    process.kill(-child.pid!, 'SIGINT');
    await exit;
    await javaIsGone();
    const metadata = join(
      dataDir,
      'firestore-official/firestore_export/firestore_export.overall_export_metadata',
    );
    expect(existsSync(metadata)).toBe(true);

    const next = await startTestBackend({ dataDir, official: true, rulesFile: RULES_FILE });
    await next.stop();
    const [first, second] = starts();
    expect(first?.args).not.toContain('--seed_from_export');
    expect(second?.args.slice(-2)).toEqual(['--seed_from_export', metadata]);
    await javaIsGone();
  });

  test('a backend that is killed while Java is starting leaves no Java process behind', async () => {
    writeFileSync(join(folder, 'slow'), '');
    const { child, ready } = await spawnOfficial();
    ready.catch(() => {});
    await vi.waitFor(() => expect(starts()).toHaveLength(1), LIMIT_MS);
    child.kill('SIGKILL');
    await javaIsGone();
  });

  test('accepts rules that the embedded evaluator does not know', async () => {
    const rulesFile = join(folder, 'more.rules');
    writeFileSync(
      rulesFile,
      "rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if exists(/a/b); } }",
    );
    const backend = await startTestBackend({ official: true, rulesFile });
    await backend.stop();
    expect(starts()[0]?.args).toEqual(expect.arrayContaining(['--rules', rulesFile]));
  });
});
