import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { unwatchFile, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../lib/errors.ts';
import { HOST } from '../lib/ports.ts';
import type { PortChoice } from '../lib/ports.ts';

export type OfficialOptions = {
  projectId: string;
  port: PortChoice;
  dataDir: string | null;
  rulesFile: string;
};

const WITHOUT = 'or leave out the option "official" to use the embedded one';
/** The oldest Java for a custom archive. Java itself refuses an archive that needs a newer one. */
const OLDEST_JAVA = 11;
const START_LIMIT_MS = 60_000;
const EXPORT_NAME = 'firestore_export';

/**
 * Downloads Google's Firestore emulator (Java) if it is missing, and starts it. It exports its
 * documents when it is stopped, and reads them again at the next start.
 */
export async function startOfficialFirestore(
  { projectId, port: { port }, dataDir, rulesFile }: OfficialOptions,
  log: (line: string) => void,
): Promise<{ port: number; stop(): Promise<void> }> {
  const archive = await findArchive(log);
  const url = `http://${HOST}:${port}`;
  const folder = dataDir && join(dataDir, 'firestore-official');
  const metadata = folder && join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
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
    // In a process group of its own, because Ctrl-C would end it before its documents are saved.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  const ended = once(java, 'exit');
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  let lastWords = '';
  createInterface({ input: java.stderr }).on('line', (line) => {
    lastWords = line.trim() || lastWords;
    log(line);
  });
  const failure = await Promise.race([
    untilReady(url),
    ended.then(([code]) => `code ${String(code)}`),
  ]);
  if (failure !== undefined) {
    kill();
    throw new Error(
      `Google's Firestore emulator did not start (${failure})${lastWords && `: ${lastWords}`}`,
    );
  }

  watchFile(rulesFile, { interval: 500 }, () => void putRules(url, projectId, rulesFile, log));
  let stopping = false;
  void ended.then(([code]) => {
    if (!stopping) log(`Google's Firestore emulator ended unexpectedly (code ${String(code)}).`);
  });
  return {
    port,
    async stop() {
      stopping = true;
      unwatchFile(rulesFile);
      if (folder !== null) await save(url, projectId, folder, log);
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

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
  const version = error ? undefined : /version "(\d+)/.exec(`${stdout}${stderr}`)?.[1];
  if (Number(version) >= needed) return;
  const problem = error
    ? 'which is not installed: install it'
    : `but this is Java ${version ?? 'of an unknown version'}: install a newer one`;
  throw new Error(`Google's Firestore emulator needs Java ${needed}, ${problem}, ${WITHOUT}.`);
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

/** Waits for the first answer. Returns why there is none. */
async function untilReady(url: string): Promise<string | undefined> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return undefined;
    await wait(100);
  }
  return 'it does not answer';
}

/** Exports the documents next to those of the last run, and replaces them. */
async function save(
  url: string,
  projectId: string,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const fresh = `${folder}.new`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    await call('POST', `${url}/emulator/v1/projects/${projectId}:export`, {
      database: `projects/${projectId}/databases/(default)`,
      export_directory: fresh,
      export_name: EXPORT_NAME,
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  } catch (error) {
    log(`Firestore: the documents could not be saved: ${messageOf(error)}`);
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
    await call('PUT', `${url}/emulator/v1/projects/${projectId}:securityRules`, { rules });
    log(`Reloaded the rules in ${file}.`);
  } catch (error) {
    log(`${file} could not be reloaded; the old rules still apply: ${messageOf(error)}`);
  }
}

async function call(method: string, url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}
