import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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
const JAVA = fileURLToPath(new URL('./official-java.mjs', import.meta.url));

/** Downloads Google's Firestore emulator (Java) if it is missing, and starts it. */
export async function startOfficialFirestore(
  { projectId, port: { port }, dataDir, rulesFile }: OfficialOptions,
  log: (line: string) => void,
): Promise<{ port: number; stop(): Promise<void> }> {
  const archive = await findArchive(log);
  const url = `http://${HOST}:${port}`;
  const folder = dataDir && join(dataDir, 'firestore-official');
  const metadata = folder && join(folder, EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
  const java = spawn(
    process.execPath,
    [
      JAVA,
      JSON.stringify({ url, projectId, folder, name: EXPORT_NAME }),
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
    // In its own process group, because Ctrl-C would stop it before its documents are saved.
    { stdio: ['pipe', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  const ended = once(java, 'exit');
  const end = async () => {
    java.stdin.end();
    await ended;
  };
  await untilReady(java, url, log).catch(async (error: unknown) => {
    await end();
    throw error;
  });

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
      await end();
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

async function untilReady(
  java: ChildProcessByStdio<Writable, null, Readable>,
  url: string,
  log: (line: string) => void,
): Promise<void> {
  let lastWords = '';
  createInterface({ input: java.stderr }).on('line', (line) => {
    lastWords = line.trim() || lastWords;
    log(line);
  });
  let failure: string | undefined;
  java.once('close', (code) => (failure = `code ${String(code)}`));
  const limit = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > limit) failure ??= 'it does not answer';
    if (failure !== undefined) {
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
