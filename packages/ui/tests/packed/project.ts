/** The project that has the packed kit, and what can be done with one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { importedEntries } from '../../scripts/entry-points.ts';

export interface TestedProject {
  /** The project's folder, outside this repository. */
  folder: string;
  /** The packed kit. */
  tarball: string;
  /** The project's address, with a slash at the end. */
  url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    tested: TestedProject;
  }
}

const run = promisify(execFile);

/** Runs Node in a folder, without the environment that this repository's own runs set. */
export const nodeIn =
  (folder: string) =>
  (...args: string[]) =>
    run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    });

/** Serves what a project has built. */
export async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** What TypeScript says about a folder's project, or about another configuration in it. */
export const typeErrors = (folder: string, config = 'tsconfig.json'): Promise<string> =>
  nodeIn(folder)('node_modules/typescript/bin/tsc', '-p', config, '--pretty', 'false').then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

/** A module that imports every entry of the kit. */
export const entriesModule = (): string =>
  importedEntries()
    // The drivers take their types from the project's test library.
    .filter((entry) => !entry.endsWith('.json') && !entry.startsWith('./testing'))
    .map((entry, at) => `import * as _${at} from '@rapport/ui${entry.slice(1)}';\nvoid _${at};`)
    .join('\n');
