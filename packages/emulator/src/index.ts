import { join } from 'node:path';
import { startAuth } from './auth/start.ts';
import { DOCUMENTS_FILE, openDocuments } from './firestore/documents.ts';
import { startOfficialFirestore } from './firestore/official.ts';
import { startFirestore } from './firestore/server.ts';
import { lockFolder } from './lib/lock.ts';
import { HOST, assertPortFree } from './lib/ports.ts';
import type { PortChoice } from './lib/ports.ts';
import { openRules } from './rules/file.ts';

export type BackendOptions = {
  projectId: string;
  /** 0 lets the system choose. */
  authPort: number;
  /** 0 lets the system choose; not with `official`. */
  firestorePort: number;
  /** Where accounts and documents are stored; created if missing. null: in memory only. */
  dataDir: string | null;
  /** Uses Google's Firestore emulator (Java and a download). @default false */
  official?: boolean;
  /** The path of the security rules, usually `firestore.rules`. */
  rulesFile: string;
  /** Called with a line for each denied request, mail link and error. */
  log?(line: string): void;
};

export type Backend = {
  /** For `connectAuthEmulator`, as `http://127.0.0.1:9099`. */
  authUrl: string;
  /** For `connectFirestoreEmulator`, as `127.0.0.1:8080`. */
  firestoreHost: string;
  /** Stops everything; safe to call again. */
  stop(): Promise<void>;
};

/**
 * Starts the development backend on this machine: Google's Auth emulator, and Firestore with the
 * project's rules. It stops with the process that started it.
 *
 * @throws a one-line error that says what is wrong and how to fix it: a port in use, a damaged data
 *   file, an invalid rules file, no Java
 */
export async function startBackend({
  projectId,
  authPort,
  firestorePort,
  dataDir,
  official = false,
  rulesFile,
  log = () => {},
}: BackendOptions): Promise<Backend> {
  const auth: PortChoice = { service: 'Auth emulator', port: authPort, option: 'authPort' };
  const firestore: PortChoice = {
    service: 'Firestore emulator',
    port: firestorePort,
    option: 'firestorePort',
  };
  // Fail fast, before anything slow starts. Google's emulator reads the rules itself.
  const rules = official ? undefined : openRules(rulesFile, log);
  await Promise.all([assertPortFree(auth), assertPortFree(firestore)]);
  const unlock = dataDir === null ? () => {} : lockFolder(dataDir);
  const running: { stop(): Promise<void> }[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= Promise.all(running.map((one) => one.stop())).then(unlock));
  const keep = <Service extends { stop(): Promise<void> }>(service: Service): Service => {
    running.push(service);
    return service;
  };

  const starting: Promise<unknown>[] = [];
  try {
    const documents = dataDir === null ? null : join(dataDir, DOCUMENTS_FILE);
    const firestoreStart = rules
      ? startFirestore({
          projectId,
          port: firestore,
          store: openDocuments(documents),
          rules,
          log,
        }).then(keep)
      : startOfficialFirestore({ projectId, port: firestore, dataDir, rulesFile }, log).then(keep);
    const authStart = startAuth({ projectId, port: auth, dataDir }, log).then(keep);
    starting.push(firestoreStart, authStart);
    const [firestoreService, authService] = await Promise.all([firestoreStart, authStart]);
    return {
      authUrl: `http://${HOST}:${authService.port}`,
      firestoreHost: `${HOST}:${firestoreService.port}`,
      stop,
    };
  } catch (error) {
    await Promise.allSettled(starting);
    await stop();
    throw error;
  }
}

export { removeData } from './remove-data.ts';
export { readCollection } from './firestore/documents.ts';
