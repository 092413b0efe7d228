import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unwatchFile,
  watchFile,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { runChild } from '../lib/child.ts';
import { messageOf } from '../lib/errors.ts';
import { lockFolder } from '../lib/lock.ts';
import { HOST } from '../lib/ports.ts';
import type { PortChoice } from '../lib/ports.ts';

export type OfficialOptions = {
  projectId: string;
  port: PortChoice;
  dataDir: string | null;
  rulesFile: string;
};

const WITHOUT = 'or leave out the option "official" to use the embedded one';
/** For an archive of one's own; Java itself refuses one that needs more. */
const OLDEST_JAVA = 11;
const START_LIMIT_MS = 60_000;
const EXPORT_NAME = 'firestore_export';

// The child process that downloads, starts, configures and stops Google's Firestore emulator.
runChild<OfficialOptions>(async ({ projectId, port: { port }, dataDir, rulesFile }, report) => {
  const log = (line: string) => report({ type: 'log', line });
  const archive = await findArchive(log);
  if (dataDir !== null) process.once('exit', lockFolder(dataDir, 'firestore'));
  const kept = dataDir === null ? null : join(dataDir, 'firestore-official');
  const metadata = kept && join(kept, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
  const java = spawn(
    'java',
    [
      '-Duser.language=en',
      // Google Cloud's archive does not name its main class.
      '-cp',
      archive,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host',
      HOST,
      '--port',
      String(port),
      '--project_id',
      projectId,
      '--rules',
      rulesFile,
      '--single_project_mode',
      'true',
      ...(metadata && existsSync(metadata) ? ['--seed_from_export', metadata] : []),
    ],
    // In its own process group: Ctrl-C would stop it before its documents are saved.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  // Ends with this process, even if that happens while Java is still starting.
  process.once('exit', () => java.kill('SIGKILL'));
  const url = `http://${HOST}:${port}`;
  await untilReady(java, url);

  watchFile(rulesFile, { interval: 500 }, () => void putRules(url, projectId, rulesFile, log));
  let stopping = false;
  java.once('exit', (code, signal) => {
    if (!stopping)
      report({
        type: 'log',
        line: `Google's Firestore emulator ended unexpectedly (${signal ?? `code ${code}`}).`,
      });
  });
  return {
    port,
    async stop() {
      stopping = true;
      unwatchFile(rulesFile);
      if (kept)
        await exportTo(kept, url, projectId).catch((error: unknown) =>
          log(`Firestore: the documents could not be saved: ${messageOf(error)}`),
        );
      await end(java);
    },
  };
});

/**
 * Returns the emulator's JAR file: the one that FIRESTORE_EMULATOR_BINARY_PATH names, as in
 * firebase-tools, or the one that firebase-tools downloads.
 */
async function findArchive(log: (line: string) => void): Promise<string> {
  const own = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (own === undefined) {
    const tools = loadTools();
    assertJava(tools.commandUtils.MIN_SUPPORTED_JAVA_MAJOR_VERSION);
    return download(tools, log);
  }
  if (!existsSync(own))
    throw new Error(`FIRESTORE_EMULATOR_BINARY_PATH names ${own}, which does not exist.`);
  assertJava(OLDEST_JAVA);
  return own;
}

type Tools = {
  commandUtils: { MIN_SUPPORTED_JAVA_MAJOR_VERSION: number };
  downloads: {
    downloadIfNecessary(emulator: 'firestore'): Promise<unknown>;
    getDownloadDetails(emulator: 'firestore'): { downloadPath: string; binaryPath?: string };
  };
};

/** The parts of firebase-tools 15.34.2 that know the emulator's download URL and location. */
function loadTools(): Tools {
  const require = createRequire(import.meta.url);
  const load = (module: string): unknown => require(`firebase-tools/lib/emulator/${module}.js`);
  return { commandUtils: load('commandUtils'), downloads: load('downloadableEmulators') } as Tools;
}

function assertJava(needed: number): void {
  const { error, stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error)
    throw new Error(
      `Google's Firestore emulator needs Java ${needed}, which is not installed: install it, ${WITHOUT}.`,
    );
  const version = Number(/version "(\d+)/.exec(`${stdout}${stderr}`)?.[1]);
  if (!(version >= needed)) {
    const found = Number.isNaN(version)
      ? 'the version found cannot be read'
      : `this is Java ${version}`;
    throw new Error(
      `Google's Firestore emulator needs Java ${needed}, but ${found}: install a newer one, ${WITHOUT}.`,
    );
  }
}

/** Returns the emulator's JAR file; downloads it to the home folder the first time (130 MB). */
async function download({ downloads }: Tools, log: (line: string) => void): Promise<string> {
  const { downloadPath, binaryPath = downloadPath } = downloads.getDownloadDetails('firestore');
  if (existsSync(binaryPath)) return binaryPath;
  log(`Downloading Google's Firestore emulator to ${binaryPath} (130 MB, once).`);
  try {
    await downloads.downloadIfNecessary('firestore');
  } catch (error) {
    throw new Error(
      `Google's Firestore emulator could not be downloaded (${messageOf(error)}): try again when you are online, ${WITHOUT}.`,
      { cause: error },
    );
  }
  return binaryPath;
}

async function untilReady(java: ChildProcess, url: string): Promise<void> {
  let lastWords = '';
  if (java.stderr)
    createInterface({ input: java.stderr }).on(
      'line',
      (line) => (lastWords = line.trim() || lastWords),
    );
  let failure: string | undefined;
  java.once('error', (error) => (failure = messageOf(error)));
  java.once('close', (code, signal) => (failure ??= signal ?? `code ${String(code)}`));
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (Date.now() > limit) failure ??= 'it does not answer';
    if (failure !== undefined) {
      java.kill('SIGKILL');
      throw new Error(
        `Google's Firestore emulator did not start (${failure})${lastWords && `: ${lastWords}`}`,
      );
    }
    await wait(100);
  }
}

async function putRules(
  url: string,
  projectId: string,
  file: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    const rules = { files: [{ name: 'firestore.rules', content: readFileSync(file, 'utf8') }] };
    const response = await fetch(`${url}/emulator/v1/projects/${projectId}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules }),
    });
    if (!response.ok) throw new Error(await response.text());
    log(`Reloaded the rules in ${file}.`);
  } catch (error) {
    log(`${file} could not be reloaded; the old rules still apply: ${messageOf(error)}`);
  }
}

/** Exports the documents next to the last export, then replaces it. */
async function exportTo(folder: string, url: string, projectId: string): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: fresh,
      export_name: EXPORT_NAME,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function end(java: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (java.exitCode !== null || java.signalCode !== null) return resolve();
    java.once('exit', () => resolve());
    java.kill('SIGINT');
    setTimeout(() => java.kill('SIGKILL'), 4000).unref();
  });
}
